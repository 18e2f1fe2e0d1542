import { expect, it } from 'vitest'
import { integer, listOf, text } from '#define'
import { mergeTheirs } from './merge'

const fields = { title: text(), city: text(), stock: integer(), lines: listOf({ name: text() }) }
const start = { title: 'Old', city: 'Bonn', stock: 1, lines: [{ name: 'a' }] }

it('takes over what they changed and I did not', () => {
  const theirs = { ...start, city: 'Köln', lines: [{ name: 'b' }] }
  expect(mergeTheirs(fields, start, theirs, { ...start, title: 'Mine' })).toEqual({
    values: { title: 'Mine', city: 'Köln', stock: 1, lines: [{ name: 'b' }] },
    conflicts: [],
  })
})

it('names what both changed, and keeps mine until I choose', () => {
  const theirs = { ...start, title: 'Theirs', stock: 7 }
  const mine = { ...start, title: 'Mine', stock: 7, city: 'Ulm' }
  expect(mergeTheirs(fields, start, theirs, mine)).toEqual({
    values: { title: 'Mine', city: 'Ulm', stock: 7, lines: start.lines },
    conflicts: ['title'],
  })
})

it('sees a conflict inside a list', () => {
  const theirs = { ...start, lines: [] }
  const mine = { ...start, lines: [{ name: 'mine' }] }
  expect(mergeTheirs(fields, start, theirs, mine).conflicts).toEqual(['lines'])
})
