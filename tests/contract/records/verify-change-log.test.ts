import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import { create } from '#server/write/create'
import { manyChanges } from '#server/write/many/many-changes'
import type { AnyResource } from '#define/resource'
import { corridor } from '../support/worlds/declared'
import { createCustomer } from '../support/business/goods'
import { createWorld, changeLogLength, type World } from '../support/worlds/world'

let world: World
let customers: AnyResource
const changeLogTables = ['changes', 'change_log_heads']
/** The number of entries when a test begins. */
let stored = 0
beforeAll(async () => {
  world = await createWorld(corridor)
  customers = world.app.customers as AnyResource
  await createCustomer(world)
  await append(20)
  stored = await changeLogLength(world)
  for (const table of changeLogTables) await run(`create table "kept_${table}" as select * from "${table}"`)
})
// Each test begins with the original change log.
beforeEach(async () => {
  for (const table of changeLogTables) {
    await run(`truncate "${table}"`)
    await run(`insert into "${table}" overriding system value select * from "kept_${table}"`)
  }
})
afterAll(() => world.close())

const run = (text: string) => world.database.query<{ id: number }>({ text })
/** Appends entries in one transaction, which uses one lane. */
const appending = (count: number, resource: string) =>
  `select change_log_append('update', null, '${resource}', gen_random_uuid(), g, null, '{}', gen_random_uuid())
    from generate_series(1, ${count}) g`
const append = (count: number) => run(appending(count, 'customers'))
/** An entry in the middle of the longest lane, or its last one. */
async function entry(target: 'middle' | 'last'): Promise<number> {
  const entries = await run(`select "id" from changes
    where lane = (select lane from changes group by lane order by count(*) desc limit 1) order by "id"`)
  expect(entries.length).toBeGreaterThan(3)
  const found = target === 'last' ? entries.at(-1) : entries[Math.floor(entries.length / 2)]
  return found?.id ?? 0
}
const verdict = () => verifyChangeLog(world.database)

describe('the change log', () => {
  it('is valid as written, and has another digest after another entry', async () => {
    const first = await verdict()
    expect(first).toMatchObject({ ok: true, entries: stored })
    expect(await verdict()).toEqual(first)
    await create(world.writer(), customers, { name: 'Next', email: 'next@company.example', country: 'FR' })
    const next = await verdict()
    expect(next).toMatchObject({ ok: true, entries: stored + 1 })
    expect(next).not.toHaveProperty('digest', (first as { digest: string }).digest)
  })

  const rewritten = [
    `"after" = "after" || '{"city": "Elsewhere"}'`,
    `"at" = "at" + interval '1 millisecond'`,
    `"userId" = '01890000-0000-7000-8000-000000000000'`,
    `"operation" = 'create'`,
    `"hash" = sha256('forged')`,
  ]
  it.each(rewritten)('is invalid after an entry was rewritten: %s', async (change) => {
    const id = await entry('middle')
    await run(`update changes set ${change} where "id" = ${id}`)
    expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'content', entry: id } })
  })

  describe('with an entry that was written under a former name of its resource', () => {
    const change = (text: string) => run(`update changes set ${text} where "writtenAs" is not null`)
    beforeEach(async () => {
      await run(appending(1, 'accounts'))
      await run(
        `update changes set "resource" = 'bankAccounts', "writtenAs" = 'accounts' where "resource" = 'accounts'`,
      )
    })

    it('is valid', async () => {
      expect(await verdict()).toMatchObject({ ok: true, entries: stored + 1 })
    })

    it.each([
      `"resource" = 'customers'`,
      `"writtenAs" = 'customers'`,
      `"writtenAs" = null`,
      `"resource" = 'accounts', "writtenAs" = null`,
    ])('is invalid after that name was rewritten: %s', async (text) => {
      await change(text)
      expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'content' } })
    })
  })

  it('is invalid after an entry got another name of its resource', async () => {
    await run(
      `update changes set "writtenAs" = "resource", "resource" = 'orders' where "id" = ${await entry('middle')}`,
    )
    expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'content' } })
  })

  it('is invalid after an entry was deleted from the middle', async () => {
    const id = await entry('middle')
    await run(`delete from changes where "id" = ${id}`)
    const found = await verdict()
    expect(found).toMatchObject({ ok: false, broken: { kind: 'order' } })
    expect((found as { broken: { entry: number } }).broken.entry).toBeGreaterThan(id)
  })

  it('is invalid after the last entry was deleted', async () => {
    await run(`delete from changes where "id" = ${await entry('last')}`)
    expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'head' } })
  })

  it('is invalid after all entries were deleted', async () => {
    await run('delete from changes')
    expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'head', sequence: 0 } })
  })

  it('is invalid after an entry was inserted', async () => {
    const id = await entry('last')
    await run(`insert into changes (lane, sequence, hash, at, operation, resource, record, version, batch)
      select lane, sequence + 1, hash, at, operation, resource, record, version + 1, batch from changes where "id" = ${id}`)
    expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'content' } })
  })

  it('is valid after one transaction with many changes, which raises the marker of each resource once', async () => {
    const marker = 'select sum("changes") as id from resource_changes'
    const [before] = await run(marker)
    await world.database.transaction((tx) =>
      manyChanges(tx, async () => {
        await tx.query({ text: appending(2000, 'customers') })
        await tx.query({ text: appending(5, 'products') })
      }),
    )
    expect(await verdict()).toMatchObject({ ok: true, entries: stored + 2005 })
    expect((await run(marker))[0]?.id).toBe((before?.id ?? 0) + 2)
    await append(3)
    expect(await verdict()).toMatchObject({ ok: true, entries: stored + 2008 })
  })

  it('is verified across batches', async () => {
    for (let turn = 0; turn < 8; turn++) await append(1000)
    expect(await verdict()).toMatchObject({ ok: true, entries: stored + 8000 })
    const [late] = await run('select "id" from changes order by "id" offset 7000 limit 1')
    await run(`update changes set "before" = '{"city": 1}' where "id" = ${late?.id}`)
    expect(await verdict()).toMatchObject({ ok: false, broken: { kind: 'content', entry: late?.id } })
  })
})
