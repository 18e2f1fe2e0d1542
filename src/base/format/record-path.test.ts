import { expect, it } from 'vitest'
import { fieldOf } from '#define/reading'
import { app } from '#resources/app'
import { setUntitled, titleOf, untitled } from './record-path'

setUntitled(({ label }) => `Untitled ${label[0]}`)
const id = '01a20462-7d3f-7a10-8f00-5b1f6c2d9e01'
const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/

it.each(Object.values(app))(
  'a record of $name without a title is named by its columns, never by a whole id',
  (resource) => {
    const referred = resource.columns.filter((name) =>
      ['ref', 'refs'].includes(fieldOf(resource, name)?.kind ?? ''),
    )
    for (const title of [null, '', `${id}:${id}`]) {
      const row = {
        id,
        [resource.title]: title,
        ...Object.fromEntries(referred.map((name) => [name, [id]])),
        _refs: { [id]: 'Amelia Hartmann' },
      }
      const output = titleOf(resource, row)
      expect(output).not.toMatch(uuid)
      const named = resource.untitled?.replace('{{name}}', 'Amelia Hartmann') ?? 'Amelia Hartmann'
      expect(output).toBe(referred.length > 0 ? named : untitled(resource))
    }
  },
)

it('the title field takes precedence over referred records', () => {
  const invoices = app['invoices']
  if (!invoices) throw new Error('There are no invoices')
  const row = { id, customer: id, _refs: { [id]: 'Corner Bakery' } }
  expect(titleOf(invoices, { ...row, number: 'INV-1' })).toBe('INV-1')
  expect(titleOf(invoices, { ...row, number: null })).toBe('Draft for Corner Bakery')
})
