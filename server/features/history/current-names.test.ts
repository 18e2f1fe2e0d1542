import { expect, test } from 'vitest'
import { defineApp, defineResource, text } from '#define'
import type { AnyResource } from '#define/resource'
import { appFaults } from '#define/sound'
import { withFormerNames } from './current-names'
import { readableValues } from './readable-values'

// Fields that are handed in as any object leave the declaration without types.
const fieldsWith = (more: object = {}) =>
  defineResource('places', {
    label: ['Place', 'Places'],
    fields: { town: text({ formerly: 'city' }), ...more },
    title: 'town',
    columns: ['town'],
    access: { admin: 'all' },
  }) as unknown as AnyResource

test('an entry that is older than a rename shows its value under the name of today', () => {
  expect(readableValues(fieldsWith(), 'admin', { city: 'Bonn' })).toEqual({ town: 'Bonn' })
  expect(readableValues(fieldsWith(), 'admin', { town: 'Bonn' })).toEqual({ town: 'Bonn' })
  expect(withFormerNames(fieldsWith(), ['town', 'id'])).toEqual(['town', 'city', 'id'])
})

test('a former name that belongs to another field is a mistake of the declaration', () => {
  expect(appFaults(defineApp({ places: fieldsWith() } as never))).toEqual([])
  for (const other of [{ city: text() }, { village: text({ formerly: 'city' }) }])
    expect(appFaults(defineApp({ places: fieldsWith(other) } as never)).join()).toContain(
      'its former name belongs to another field',
    )
})
