import { expect, test } from 'vitest'
import { html, illustrated } from './markdown'

test('paragraphs, lists and stress', () => {
  expect(html('One\ntwo **three**.\n\n- a\n  b\n- *c*')).toBe(
    '<p>One two <strong>three</strong>.</p><ul><li>a b</li><li><em>c</em></li></ul>',
  )
})

test('headings, and links to clauses alone', () => {
  expect(html('## A turn\n\nOne [bids](#sealed-bids) [there](https://example.org).', 4)).toBe(
    '<h4>A turn</h4><p>One <a href="#clause-sealed-bids" data-to="sealed-bids">bids</a> [there](https://example.org).</p>',
  )
})

test('nothing of a text becomes markup', () => {
  expect(html('<img src=x onerror="1"> & **<b>**')).toBe(
    '<p>&lt;img src=x onerror="1"&gt; &amp; <strong>&lt;b&gt;</strong></p>',
  )
})

test('pictures stand between what is written', () => {
  expect(illustrated('One.\n\n![A <note>.](picture:note "What is *sold*.")\n\n## Two\n', 4)).toEqual([
    '<p>One.</p>',
    { name: 'note', seen: 'A <note>.', caption: 'What is *sold*.' },
    '<h4>Two</h4>',
  ])
  expect(illustrated('No ![pictures](https://example.org) here.')).toEqual([
    '<p>No ![pictures](https://example.org) here.</p>',
  ])
})
