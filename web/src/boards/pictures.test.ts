/** What the rules of a game name as pictures is what its board can draw, in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Scene } from '../board'

const GAMES = fileURLToPath(new URL('../../../src/tycoon/games/', import.meta.url))
const drawn = import.meta.glob<{ PICTURES: Record<string, Scene> }>('../../../src/tycoon/games/*/board/pictures.ts')

function named(game: string): string[] {
  const texts = readdirSync(GAMES + game).filter((file) => /^(rulebook|summary)\.[a-z]{2}\.md$/.test(file))
  const found = texts.flatMap((file) =>
    [...readFileSync(`${GAMES}${game}/${file}`, 'utf8').matchAll(/\(picture:([a-z0-9-]+)/g)].map((one) => one[1]!),
  )
  return [...new Set(found)].sort()
}

test.each(readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_')))(
  'all pictures in the rules of $name can be drawn, and none is drawn in vain',
  async ({ name }) => {
    const load = drawn[`../../../src/tycoon/games/${name}/board/pictures.ts`]
    expect(named(name)).toEqual(Object.keys(load ? (await load()).PICTURES : {}).sort())
  },
)
