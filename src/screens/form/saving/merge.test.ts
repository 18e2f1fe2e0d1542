import { expect, it } from 'vitest'
import { integer, listOf, text } from '#define'
import { mergeTheirs } from './merge'

const fields = { title: text(), city: text(), stock: integer(), lines: listOf({ name: text() }) }
const start = { title: 'Old', city: 'Bonn', stock: 1, lines: [{ name: 'a' }] }

it('mergeTheirs takes over fields that only the other user has changed', () => {
  const theirs = { ...start, city: 'Köln', lines: [{ name: 'b' }] }
  expect(mergeTheirs(fields, start, theirs, { ...start, title: 'Mine' })).toEqual({
    values: { title: 'Mine', city: 'Köln', stock: 1, lines: [{ name: 'b' }] },
    conflicts: [],
  })
})

it('mergeTheirs reports fields changed by both users as conflicts and keeps my values', () => {
  const theirs = { ...start, title: 'Theirs', stock: 7 }
  const mine = { ...start, title: 'Mine', stock: 7, city: 'Ulm' }
  expect(mergeTheirs(fields, start, theirs, mine)).toEqual({
    values: { title: 'Mine', city: 'Ulm', stock: 7, lines: start.lines },
    conflicts: ['title'],
  })
})

it('mergeTheirs reports a conflict when both users have changed the same list', () => {
  const theirs = { ...start, lines: [] }
  const mine = { ...start, lines: [{ name: 'mine' }] }
  expect(mergeTheirs(fields, start, theirs, mine).conflicts).toEqual(['lines'])
})
