import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#define/app'
import type { AnyFields } from '#define/kinds'
import { app } from '#resources/app'
import type { GivenOptions } from '#server/db/migrations/migration-options'
import { migrating, withFields, withResource, writing } from '../support/database/changed-declarations'

type Migrating = Awaited<ReturnType<typeof migrating>>
let changing: Migrating
const start = async () => {
  changing = await migrating()
  await addCustomer('Ada', 'Bonn', 'startup')
  await addCustomer('Bob', null, 'business')
}
const stop = () => changing.close()

const addCustomer = (name: string, city: string | null, segment: string) =>
  changing.database.query({
    text: `insert into "customers"
      ("id", "name", "email", "segment", "country", "city", "currency", "version", "createdAt", "updatedAt")
      values (gen_random_uuid(), $1, $2, $3, 'DE', $4, 'EUR', 1, now(), now())`,
    values: [name, `${name}@example.com`, segment, city],
  })
const customers = (columns: string) =>
  changing.database.query({ text: `select ${columns} from "customers" order by "name"` })

/** Migrates to other declarations and checks that the schema equals the one of a new database. */
async function changeTo(declared: App, given: GivenOptions = {}): Promise<string> {
  const text = await changing.write(declared, given)
  expect(await changing.apply()).toBe(1)
  const { there, declared: fresh } = await changing.shapes(declared)
  expect(there).toEqual(fresh)
  return text ?? ''
}

const { city, name, address, segment } = app.customers.fields as unknown as AnyFields
const town = withFields('customers', { city: undefined, town: city })

describe('a migration of changed declarations produces the schema of a new database', () => {
  beforeEach(start)
  afterEach(stop)

  it('when a searched field is renamed, and keeps its values and search index', async () => {
    await changeTo(town, { rename: ['customers.city:town'] })
    expect(await customers('"town", "search" @@ to_tsquery(\'simple\', \'bonn\') as "isFound"')).toEqual([
      { town: 'Bonn', isFound: true },
      { town: null, isFound: false },
    ])
  })

  it('when the declaration itself names the former field', async () => {
    const declared = withFields('customers', {
      city: undefined,
      town: { ...city, formerly: 'city' } as never,
    })
    const text = await changeTo(declared)
    expect(text).toContain('RENAME COLUMN "city" TO "town"')
    expect(text).not.toContain('DROP')
    expect(await customers('"town"')).toEqual([{ town: 'Bonn' }, { town: null }])
  })

  it('when a field with filters, an order and a unique index is renamed', async () => {
    const declared = withResource('customers', (resource) => {
      const { name: title, email, country, ...fields } = resource.fields
      return {
        fields: { ...fields, called: title, contact: email, land: country },
        title: 'called',
        columns: ['called'],
        filters: ['segment', 'land', 'currency', 'account', 'createdAt'],
        sort: 'called',
      }
    })
    const renames = ['customers.name:called', 'customers.email:contact', 'customers.country:land']
    await changeTo(declared, { rename: renames })
  })

  it.each<[what: string, declared: App, given?: GivenOptions]>([
    ['a searched field is added', withFields('customers', { nickname: { ...city } as never })],
    ['a searched field is removed', withFields('customers', { city: undefined })],
    ['a searched field is given up for another', town, { remove: ['customers.city'] }],
    ['a field is searched no more', withFields('customers', { city: { kind: 'text', optional: true } })],
    ['a searched field is retyped', withFields('customers', { city: { kind: 'tags', search: true } }), {}],
    [
      'a field by which a list is ordered is retyped',
      withFields('customers', { segment: { kind: 'text', search: true } }),
    ],
    ['a filter is added', withResource('customers', () => ({ filters: ['segment', 'city'] }))],
    ['a text becomes a number', withFields('products', { code: { kind: 'integer', optional: true } })],
    ['a resource is removed', without('vouchers')],
  ])('when %s', async (_, declared, given = {}) => {
    await changeTo(declared, given)
  })

  it('when a field becomes required, filled with its default or the --backfill value', async () => {
    const declared = withFields('customers', {
      city: { ...city, optional: undefined } as never,
      priority: { kind: 'choice', options: ['low', 'normal'], default: 'normal' },
      since: { kind: 'date', default: 'today' },
      points: { kind: 'integer' },
      labels: { kind: 'tags' },
    })
    const backfill = ['customers.city=Unknown', 'customers.points=7']
    await changeTo(declared, { backfill })
    expect(await customers('"city", "priority", "points", "labels"')).toEqual([
      { city: 'Bonn', priority: 'normal', points: 7, labels: [] },
      { city: 'Unknown', priority: 'normal', points: 7, labels: [] },
    ])
  })

  it('when a rank is added to existing records', async () => {
    await changeTo(withFields('customers', { place: { kind: 'rank' } }))
    const rows = await customers('"place"')
    expect(new Set(rows.map(({ place: target }) => target)).size).toBe(2)
  })
})

function without(gone: keyof typeof app): App {
  return Object.fromEntries(Object.entries(app).filter(([item]) => item !== gone)) as unknown as App
}

describe('an option that is no longer declared', () => {
  beforeEach(start)
  afterEach(stop)

  const declared = withFields('customers', {
    segment: { ...segment, options: ['business', 'enterprise'] } as never,
  })

  it('stops the migration while records have it, with a message that names them', async () => {
    await changing.write(declared)
    await expect(changing.apply()).rejects.toMatchObject({
      code: 'MIG01',
      message:
        'customers.segment: "startup" is declared no more, and there are records that have it (1). Write this migration again with --replace customers.segment:startup=<another choice>.',
    })
    await changing.database.query({ text: `delete from "customers" where "segment" = 'startup'` })
    expect(await changing.apply()).toBe(1)
  })

  it('becomes the replacement given by --replace', async () => {
    await changeTo(declared, { replace: ['customers.segment:startup=business'] })
    expect(await customers('"segment"')).toEqual([{ segment: 'business' }, { segment: 'business' }])
  })

  it('is checked by a later migration although adding it needed none', async () => {
    const more = withFields('customers', {
      segment: { ...segment, options: ['startup', 'business', 'enterprise', 'club'] } as never,
    })
    expect(await changing.write(more)).toBe(undefined)
    expect(await changing.write(app as unknown as App)).toContain(`"segment" = 'club'`)
  })
})

describe('a migration that needs a decision is rejected with the option that makes it', () => {
  it.each<[what: string, declared: App, given: GivenOptions, sentence: RegExp]>([
    ['a rename', town, {}, /--rename customers\.city:town .* or --remove customers\.city/],
    [
      'a required field',
      withFields('customers', { level: { kind: 'text' } }),
      {},
      /--backfill customers\.level=/,
    ],
    [
      'a field that becomes required',
      withFields('customers', { address: { ...address, optional: undefined } as never }),
      {},
      /--backfill customers\.address=/,
    ],
    [
      'a value that the field refuses',
      withFields('customers', { level: { kind: 'integer', max: 9 } }),
      { backfill: ['customers.level=10'] },
      /--backfill customers\.level=10 is no value/,
    ],
    [
      'a unique field',
      withFields('customers', { level: { kind: 'text', unique: true } }),
      {},
      /customers\.level is unique and required/,
    ],
    ['a rename of nothing', town, { rename: ['customers.village:town'] }, /has no column village/],
    ['a rename to nothing', town, { rename: ['customers.city:village'] }, /village is not declared/],
    [
      'an option of another form',
      town,
      { rename: ['city=town'] },
      /--rename city=town is not of the form --rename customers\.city:town/,
    ],
    [
      'a replacement by what is no choice',
      withFields('customers', { segment: { ...segment, options: ['business'] } as never }),
      { replace: ['customers.segment:startup=club'] },
      /"club" is no choice/,
    ],
  ])('%s', async (_, declared, given, sentence) => {
    const { write, remove } = writing()
    await expect(write(declared, given).finally(remove)).rejects.toMatchObject({
      isExpected: true,
      message: expect.stringMatching(sentence) as string,
    })
  })
})

it('a field with a new label needs no migration', async () => {
  const declared = withFields('customers', { name: { ...name, label: 'Company' } as never })
  const { write, remove } = writing()
  expect(await write(declared).finally(remove)).toBe(undefined)
})

it('the snapshot of the newest migration replaces the previous one', async () => {
  const { folder, write, remove } = writing()
  const snapshots = () => readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  const before = snapshots()
  await write(withResource('customers', () => ({ filters: ['segment', 'city'] })))
  const after = snapshots()
  await write(app as unknown as App)
  const last = snapshots()
  remove()
  expect([before.length, after.length, last.length]).toEqual([1, 1, 1])
  expect(new Set([...before, ...after, ...last]).size).toBe(3)
})
