import { expect, it } from 'vitest'
import { inOrder } from './entries'

const named = (...names: string[]) => names.map((name) => ({ name }))
const arranged = (...tiles: string[]) => tiles.map((tile) => ({ tile }))
const namesOf = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name)

it('tiles are in the order of the arrangement', () => {
  expect(namesOf(inOrder(named('a', 'b', 'c'), arranged('c', 'a', 'b')))).toEqual(['c', 'a', 'b'])
  expect(namesOf(inOrder(named('a', 'b'), []))).toEqual(['a', 'b'])
})

it('a tile that is not arranged follows the tile that it follows as declared', () => {
  expect(namesOf(inOrder(named('a', 'b', 'new', 'c'), arranged('c', 'b', 'a')))).toEqual([
    'c',
    'b',
    'new',
    'a',
  ])
  expect(namesOf(inOrder(named('new', 'a', 'other'), arranged('a')))).toEqual(['new', 'a', 'other'])
})

it('a tile that no longer exists is left out', () => {
  expect(namesOf(inOrder(named('a', 'b'), arranged('gone', 'b', 'a')))).toEqual(['b', 'a'])
})
