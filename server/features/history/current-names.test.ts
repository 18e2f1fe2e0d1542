import { expect, test } from 'vitest'
import { defineApp, defineResource, text } from '#define'
import type { AnyResource } from '#define/resource'
import { appFaults } from '#define/faults/sound'
import { withFormerNames } from './current-names'
import { readableValues } from './readable-values'

// Fields passed as a plain object lose the types of the declaration, hence the cast.
const fieldsWith = (more: object = {}) =>
  defineResource('places', {
    label: ['Place', 'Places'],
    fields: { town: text({ formerly: 'city' }), ...more },
    title: 'town',
    columns: ['town'],
    access: { admin: 'all' },
  }) as unknown as AnyResource

test('history: a change entry older than a rename returns the value under the current field name', () => {
  expect(readableValues(fieldsWith(), 'admin', { city: 'Bonn' })).toEqual({ town: 'Bonn' })
  expect(readableValues(fieldsWith(), 'admin', { town: 'Bonn' })).toEqual({ town: 'Bonn' })
  expect(withFormerNames(fieldsWith(), ['town', 'id'])).toEqual(['town', 'city', 'id'])
})

test('declaration check: a former name that belongs to another field is a fault', () => {
  expect(appFaults(defineApp({ places: fieldsWith() } as never))).toEqual([])
  for (const other of [{ city: text() }, { village: text({ formerly: 'city' }) }])
    expect(appFaults(defineApp({ places: fieldsWith(other) } as never)).join()).toContain(
      'its former name belongs to another field',
    )
})
