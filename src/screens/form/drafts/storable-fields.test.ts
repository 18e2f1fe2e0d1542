import { expect, it } from 'vitest'
import { boolean, integer, listOf, tags, text } from '#define'
import type { AnyFields } from '#define/kinds'
import { changedValues, storableFields, usableValues } from './storable-fields'

const fields = {
  name: text(),
  password: text({ secret: true }),
  number: text({ personal: true, readableBy: { admin: true } }),
  limit: integer(),
  isOpen: boolean(),
  logins: listOf({ user: text(), password: text({ secret: true }) }),
  lines: listOf({ title: text() }),
  labels: tags(),
} as unknown as AnyFields

it('storableFields leaves out secret, personal and hidden fields, and lists that contain them', () => {
  const row = { id: '1', version: 1, _masked: { limit: { shows: '', reveals: false } } }
  expect(Object.keys(storableFields(fields, row as never))).toEqual(['name', 'isOpen', 'lines', 'labels'])
  expect(Object.keys(storableFields(fields, undefined))).toContain('limit')
})

it('changedValues has the changed fields before and after, and is undefined if there are none', () => {
  const start = { name: 'a', limit: 1, lines: [{ title: 'x' }] }
  expect(changedValues(fields, start, { ...start, lines: [{ title: 'y' }] })).toEqual({
    start: { lines: [{ title: 'x' }] },
    values: { lines: [{ title: 'y' }] },
  })
  expect(changedValues(fields, start, { ...start })).toBeUndefined()
})

it('usableValues leaves out fields that no longer exist or have another kind of value', () => {
  expect(usableValues(fields, { name: ['a'], lines: 'text', labels: ['b'], gone: 1, limit: null })).toEqual({
    labels: ['b'],
    limit: null,
  })
})
