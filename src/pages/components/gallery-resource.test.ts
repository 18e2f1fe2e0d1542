import { expect, test } from 'vitest'
import { kinds } from '#define/kinds'
import { filledRow, galleryResource } from './gallery-resource'

test('the gallery has a field of every kind, and a value for it', () => {
  const fields = Object.entries(galleryResource.fields)
  const shown = new Set(fields.map(([, { kind }]) => kind))
  expect([...shown].toSorted()).toEqual([...kinds].toSorted())
  for (const [name] of fields) expect(filledRow).toHaveProperty(name)
})
