import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pendingStatements } from '#server/db/generate-migration'
import { schemaOf, schema } from '#server/db/tables/schema'
import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { testDatabase, type TestDatabase } from '../../support/database'
import { shapes } from '../support/database/shape'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** All resources, with one of them changed. */
function otherwise(name: keyof typeof app, change: (resource: AnyResource) => AnyResource) {
  const resource = app[name] as unknown as AnyResource
  return { ...app, [name]: change(resource) }
}
const withFields = (fields: AnyFields) => (resource: AnyResource) => ({
  ...resource,
  fields: { ...resource.fields, ...fields },
})

describe('declarations, migrations and database', () => {
  it('agree: no migration is pending', async () => {
    expect((await pendingStatements('migrations')).statements).toEqual([])
  })

  it('agree: the migrations create exactly the declared columns, indexes and constraints', async () => {
    const { there, declared } = await shapes(database, schema)
    expect(there.length).toBeGreaterThan(100)
    expect(there).toEqual(declared)
  })

  const changes: [what: string, declared: ReturnType<typeof otherwise>][] = [
    ['a field is added', otherwise('customers', withFields({ nickname: { kind: 'text', optional: true } }))],
    [
      'a field may be empty',
      otherwise('customers', withFields({ name: { kind: 'text', optional: true, search: true } })),
    ],
    [
      'a field is of another kind',
      otherwise('products', withFields({ stock: { kind: 'decimal', optional: true } })),
    ],
    [
      'a field becomes unique',
      otherwise('customers', withFields({ name: { kind: 'text', search: true, unique: true } })),
    ],
    [
      'a field is searched',
      otherwise('customers', withFields({ address: { kind: 'text', optional: true, search: true } })),
    ],
    [
      'a filter is added',
      otherwise('customers', (item) => ({ ...item, filters: [...(item.filters ?? []), 'city'] })),
    ],
    ['a sort is added', otherwise('users', (item) => ({ ...item, sorts: ['displayName', 'zipCode'] }))],
    ['the first order is another', otherwise('customers', (item) => ({ ...item, sort: '-createdAt' }))],
    ['a trash is added', otherwise('invoices', (item) => ({ ...item, trash: true }))],
  ]
  it.each(changes)('disagree when %s', async (_, changed) => {
    expect((await pendingStatements('migrations', changed)).statements).not.toEqual([])
    const { there, declared } = await shapes(database, schemaOf(changed))
    expect(there).not.toEqual(declared)
  })

  it('reject a resource with the name of a system table', () => {
    const sessions = { ...app.customers, name: 'sessions' } as unknown as AnyResource
    expect(() => schemaOf({ ...app, sessions })).toThrow(
      'sessions: a table of the system has this name already',
    )
  })

  it('disagree when the database was changed by hand', async () => {
    const other = await testDatabase()
    await other.query({ text: 'drop index "products_price_index"' })
    await other.query({ text: 'alter table "users" add column "nickname" text' })
    const { there, declared } = await shapes(other, schema)
    expect(declared.filter((line) => !there.includes(line))).toHaveLength(1)
    expect(there.filter((line) => !declared.includes(line))).toEqual(['users.nickname text'])
    await other.close()
  })
})
