import { expect, test } from 'vitest'
import { html } from './markdown'

test('paragraphs, lists and stress', () => {
  expect(html('One\ntwo **three**.\n\n- a\n  b\n- *c*')).toBe(
    '<p>One two <strong>three</strong>.</p><ul><li>a b</li><li><em>c</em></li></ul>',
  )
})

test('nothing of a text becomes markup', () => {
  expect(html('<img src=x onerror="1"> & **<b>**')).toBe(
    '<p>&lt;img src=x onerror="1"&gt; &amp; <strong>&lt;b&gt;</strong></p>',
  )
})
