import { expect, test } from 'vitest'
import { defineApp, text } from '#define'
import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { appFaults } from '#define/faults/sound'
import { withFormerNames } from './current-names'
import { readableValues } from './readable-values'

const fieldsWith = (more: AnyFields = {}): AnyResource => ({
  name: 'places',
  order: 0,
  label: ['Place', 'Places'],
  fields: { town: text({ formerly: 'city' }), ...more },
  title: 'town',
  columns: ['town'],
  access: { admin: 'all' },
})

test('history: a change entry older than a rename returns the value under the current field name', () => {
  expect(readableValues(fieldsWith(), 'admin', { city: 'Bonn' })).toEqual({ town: 'Bonn' })
  expect(readableValues(fieldsWith(), 'admin', { town: 'Bonn' })).toEqual({ town: 'Bonn' })
  expect(withFormerNames(fieldsWith(), ['town', 'id'])).toEqual(['town', 'city', 'id'])
})

test('declaration check: a former name that belongs to another field is a fault', () => {
  expect(appFaults(defineApp({ places: fieldsWith() } as never))).toEqual([])
  const others: AnyFields[] = [{ city: text() }, { village: text({ formerly: 'city' }) }]
  for (const other of others)
    expect(appFaults(defineApp({ places: fieldsWith(other) } as never)).join()).toContain(
      'its former name belongs to another field',
    )
})
