/** A page about a game says here how its rules are opened, for all parts of the page that name something of the game. */
import { createContext } from 'svelte'

export interface Reader {
  game: () => string
  /** Opens the rules at a clause. */
  read: (clause: string) => void
}

export const [reader, setReader] = createContext<Reader>()
