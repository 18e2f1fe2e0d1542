import { expect, test } from 'vitest'
import { kinds } from '#define/kinds'
import { filledRow, galleryResource } from './gallery-resource'

test('the gallery resource has a field of every kind, and the filled row has a value for each field', () => {
  const fields = Object.entries(galleryResource.fields)
  const shown = new Set(fields.map(([, { kind }]) => kind))
  expect([...shown].toSorted()).toEqual([...kinds].toSorted())
  for (const [name] of fields) expect(filledRow).toHaveProperty(name)
})
