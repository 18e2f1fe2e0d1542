import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import { readJournal, writeJournal } from '#server/db/migrations/journal'
import { migrating, writing } from '../support/database/changed-declarations'

let changing: Awaited<ReturnType<typeof migrating>>
const start = async () => {
  changing = await migrating()
}
const stop = () => changing.close()
const run = <T extends object = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  changing.database.query<T>({ text, values })
const record = '01890000-0000-7000-8000-000000000001'

/** A declaration in which one name is replaced by another, wherever it is a value. */
function withName<T>(value: T, from: string, to: string): T {
  const renamed = (item: unknown): unknown => {
    if (item === from) return to
    if (Array.isArray(item)) return item.map(renamed)
    if (typeof item !== 'object' || item === null || Object.getPrototypeOf(item) !== Object.prototype)
      return item
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, renamed(inner)]))
  }
  return renamed(value) as T
}

/** The app with customers under the name of clients. */
function withClients(more: Partial<AnyResource>): App {
  const { customers, ...others } = withName(
    app as unknown as Record<string, AnyResource>,
    'customers',
    'clients',
  )
  return { ...others, clients: { ...customers, ...more } } as unknown as App
}
const declared = withClients({ formerly: ['customers'] })

const addCustomer = () =>
  run(
    `insert into "customers" ("id", "name", "email", "segment", "country", "currency", "version", "createdAt", "updatedAt")
      values ($1, 'Ada', 'ada@example.com', 'startup', 'DE', 'EUR', 1, now(), now())`,
    record,
  )
const addEntry = (resource: string) =>
  run(`select change_log_append('update', null, $1, $2, 2, null, '{}', gen_random_uuid())`, resource, record)
/** A saved view of a list, without its owner. */
async function addView(list: string) {
  await run('alter table "savedViews" drop constraint "savedViews_owner_exists"')
  await run(
    `insert into "savedViews" ("id", "name", "list", "view", "density", "owner", "shared", "defaultFor", "sharedWith",
        "watchers", "version", "createdAt", "updatedAt")
      values ($1, 'Mine', $2, 'table', 'compact', $1, false, '{}', '{}', '{}', 1, now(), now())`,
    record,
    list,
  )
}

describe('a resource with a new name', () => {
  beforeEach(start)
  afterEach(stop)

  it('keeps its records, and has the tables of a new database', async () => {
    await addCustomer()
    const text = await changing.write(declared)
    expect(text).toContain('ALTER TABLE "customers" RENAME TO "clients"')
    expect(text).not.toContain('DROP')
    expect(text).not.toContain('CREATE')
    expect(await changing.apply()).toBe(1)
    const { there, declared: fresh } = await changing.shapes(declared)
    expect(there).toEqual(fresh)
    expect(await run(`select "name" from "clients" where "search" @@ to_tsquery('simple', 'ada')`)).toEqual([
      { name: 'Ada' },
    ])
    expect(await changing.write(declared)).toBe(undefined)
  })

  it('may have another field with a new name, and one that is new', async () => {
    const { city, ...fields } = app.customers.fields
    const more = withName(
      { ...fields, town: { ...city, formerly: 'city' }, vip: { kind: 'boolean' } },
      'customers',
      'clients',
    )
    const both = withClients({ formerly: ['customers'], fields: more as never })
    await changing.write(both)
    expect(await changing.apply()).toBe(1)
    const { there, declared: fresh } = await changing.shapes(both)
    expect(there).toEqual(fresh)
  })

  it('is the resource of what is stored about its records', async () => {
    await addEntry('customers')
    await addView('customers')
    await run(`insert into "slugs" ("resource", "slug", "record") values ('customers', 'ada', $1)`, record)
    await run(
      `insert into "counters" ("name", "value") values ('customers', 2), ('customers 2026', 7), ('customersOther', 1)`,
    )
    await changing.write(declared)
    await changing.apply()
    expect(await run('select "resource", "writtenAs" from "changes"')).toEqual([
      { resource: 'clients', writtenAs: 'customers' },
    ])
    for (const [column, table] of [
      ['list', 'savedViews'],
      ['resource', 'slugs'],
      ['resource', 'resource_changes'],
    ] as const)
      expect(await run(`select distinct "${column}" as "name" from "${table}"`)).toEqual([
        { name: 'clients' },
      ])
    expect(await run('select "name", "value" from "counters" order by "value"')).toEqual([
      { name: 'customersOther', value: 1 },
      { name: 'clients', value: 2 },
      { name: 'clients 2026', value: 7 },
    ])
  })

  it('leaves its change entries behind where the option alone names it', async () => {
    await addCustomer()
    await addEntry('customers')
    await changing.write(withClients({}), { rename: ['customers:clients'] })
    await changing.apply()
    expect(await run('select "name" from "clients"')).toEqual([{ name: 'Ada' }])
    expect(await run('select "resource", "writtenAs" from "changes"')).toEqual([
      { resource: 'customers', writtenAs: null },
    ])
  })
})

it.each<[what: string, rename: string[], sentence: RegExp]>([
  ['without a decision', [], /formerly: \['customers'\] in clients .* or say --remove customers/],
  ['of no table', ['shops:clients'], /--rename shops:clients cannot be done: there is no table shops/],
  ['to no resource', ['customers:patrons'], /patrons is not declared/],
  ['to another resource', ['customers:orders'], /there is a table orders already/],
  ['of a resource that is declared', ['orders:clients'], /orders is still declared/],
])('a rename %s is refused', async (_, rename, sentence) => {
  const { write, remove } = writing()
  await expect(write(withClients({}), { rename }).finally(remove)).rejects.toMatchObject({
    isExpected: true,
    message: expect.stringMatching(sentence) as string,
  })
})

describe('a database in which bank accounts were named accounts', () => {
  beforeEach(start)
  afterEach(stop)

  /** Empties the database, and applies the migrations before the rename. */
  async function applyOlder() {
    for (const schema of ['public', 'drizzle']) await run(`drop schema "${schema}" cascade`)
    await run('create schema "public"')
    const journal = readJournal(changing.folder)
    const older = journal.entries.slice(
      0,
      journal.entries.findIndex(({ tag }) => tag.endsWith('_bank_accounts')),
    )
    expect(older.length).toBe(40)
    writeJournal(changing.folder, { ...journal, entries: older })
    expect(await changing.apply()).toBe(40)
    writeJournal(changing.folder, journal)
  }

  it('has them, their entries and their history after the migration, and an intact change log', async () => {
    await applyOlder()
    await run(
      `insert into "accounts" ("id", "name", "kind", "currency", "openedOn", "balance", "status", "version", "createdAt", "updatedAt")
        values ($1, 'Payroll', 'payroll', 'EUR', '2026-01-01', 4200, 'active', 1, now(), now())`,
      record,
    )
    await addEntry('accounts')
    await addEntry('customers')
    await addView('accounts')
    await run(`insert into "counters" ("name", "value") values ('accounts', 6)`)
    await changing.apply()
    expect(await run('select "name", "balance" from "bankAccounts"')).toEqual([
      { name: 'Payroll', balance: 4200 },
    ])
    expect(await run('select "list" from "savedViews"')).toEqual([{ list: 'bankAccounts' }])
    expect(await run('select "name", "value" from "counters"')).toEqual([{ name: 'bankAccounts', value: 6 }])
    expect(await run('select "resource" from "changes" order by "id"')).toEqual([
      { resource: 'bankAccounts' },
      { resource: 'customers' },
    ])
    expect(await verifyChangeLog(changing.database)).toMatchObject({ ok: true, entries: 2 })
  })
})
