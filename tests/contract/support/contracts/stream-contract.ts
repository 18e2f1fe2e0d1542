import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/statement'
import type { ChangeEvent } from '#server/features/stream/change-event'
import type { Writing } from '#server/write/context'
import { erase } from '#server/write/deletion/erase'
import { change } from '#server/write/save'
import { roles } from '#define/access'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { matchesOf } from '../expected/combinations'
import { allRecords } from '../worlds/dataset'
import { createFilledWorld } from '../worlds/filled-copy'
import type { Declared } from '../worlds/declared'
import { isNamed, isTrashed, oracleOf, type Records } from '../expected/oracle'
import { openStream, type OpenStream } from '../worlds/stream'
import { createPerson, lastEntry, storedRows, type Person, type Stored, type World } from '../worlds/world'

/** The number of records of a resource that are changed, each in every way. */
const tried = 6

interface Listener {
  readonly person: Person
  readonly stream: OpenStream
}

/**
 * Each user is notified of changes they may read, and of no others: the access rules are evaluated here again, in
 * plain JavaScript, on the records before and after each change.
 */
export function streamContract(declared: Declared): void {
  let world: World
  let listeners: Listener[]
  let present: Records
  beforeAll(async () => {
    ;({ world } = await createFilledWorld(declared))
    const others = await Promise.all(
      (['manager', 'user'] as const).map((role) => createPerson(world.server, role)),
    )
    const people = [...roles.map((role) => world.people[role]), ...others]
    listeners = await Promise.all(
      people.map(async (person) => ({ person, stream: await openStream(world.server, person.token) })),
    )
    present = await allRecords(world)
  })
  afterAll(async () => {
    for (const { stream } of listeners) await stream.close()
    await world.close()
  })

  // Records that are only appended have no entries in the change log, and so no events.
  const observed = Object.values(declared.app).filter(({ name, appended }) => name !== 'users' && !appended)
  describe.each(observed)('$name', (resource) => {
    it('notifies each user of changes they may read, and when they may no longer read a record', async () => {
      const rows = present[resource.name] ?? []
      for (const [index, row] of rows.slice(0, tried).entries()) {
        const other = rows[(index + 3) % rows.length] as Stored
        await judge(resource, row.id, (writing, now) => exchange(writing, resource, now, other))
        await judge(resource, row.id, (writing, now) => trash(writing, resource, now))
        await judge(resource, row.id, (writing, now) => trash(writing, resource, now))
        if (!isNamed(world.app, present, resource, row.id))
          await judge(resource, row.id, (writing) => erase(writing, writing.tx, resource, row.id))
      }
      expect(present, 'the change log names every resource that has changed').toEqual(await allRecords(world))
    })
  })

  /** Makes one change and compares the events of each user with the oracle. */
  async function judge(
    resource: AnyResource,
    id: string,
    work: (writing: Writing, now: Stored) => Promise<unknown>,
  ): Promise<void> {
    const before = present
    for (const { stream } of listeners) stream.changes.length = 0
    const writer = world.writer()
    const last = await lastEntry(world)
    const row = find(before, resource, id) as Stored
    await writer.database.transaction((tx) => work({ ...writer, tx }, row))
    const after = (present = await recordsSince(world, before, last))
    const now = find(after, resource, id)
    if (now && now.version === row.version) return
    for (const { person, stream } of listeners) {
      const sees = (records: Records, about: AnyResource, item: Stored | undefined) =>
        item !== undefined && oracleOf(world.app, records, person).reads(about, item)
      const isThere = sees(after, resource, now)
      const was = sees(before, resource, row)
      const mine = (events: readonly ChangeEvent[]) => events.filter((item) => item.id === id)
      const where = `${person.role} of ${resource.name}: ${JSON.stringify({ row, now })}`
      const [had, has] = [visible(before, person), visible(after, person)]
      const others = Object.keys(world.app).filter(
        (name) => name !== resource.name && had.get(name)?.join() !== has.get(name)?.join(),
      )
      const hasAll = (events: readonly ChangeEvent[]) =>
        (mine(events).length > 0 || !(isThere || was)) && others.every((name) => isSent(events, name))
      if (isThere || was || others.length > 0)
        await stream.until(hasAll).catch(fail(`${where} ${others.join()}`))
      else await new Promise((resolve) => setTimeout(resolve, 15))
      const expected = isThere || was ? [{ isGone: !isThere }] : []
      expect(
        mine(stream.changes).map(({ operation }) => ({ isGone: operation === 'gone' })),
        where,
      ).toEqual(expected)
      const known = new Set([...had.values(), ...has.values()].flat())
      for (const item of stream.changes)
        if (item.id) expect(known, where).toContain(`${item.resource} ${item.id}`)
    }
  }

  const fail = (where: string) => (error: Error) => {
    throw new Error(`${where}: ${error.message}`)
  }

  /** The records that a user may read, by resource and id. */
  const visible = (records: Records, person: Person): ReadonlyMap<string, readonly string[]> => {
    const known = seen.get(records) ?? new Map<Person, Map<string, string[]>>()
    seen.set(records, known)
    const found = known.get(person) ?? readableOf(world.app, records, person)
    known.set(person, found)
    return found
  }
  const seen = new WeakMap<Records, Map<Person, Map<string, string[]>>>()
}

/** The records after some changes: resources with newer change entries are read again. */
async function recordsSince(world: World, before: Records, last: number): Promise<Records> {
  const changed = await world.database.query<{ resource: string }>({
    name: 'changed_since',
    text: 'select distinct "resource" from "changes" where "id" > $1',
    values: [last],
  })
  const after = { ...before }
  for (const { resource } of changed) {
    const declared = world.app[resource]
    if (declared) after[resource] = await storedRows(world, declared)
  }
  return after
}

function readableOf(app: App, records: Records, person: Person): Map<string, string[]> {
  const oracle = oracleOf(app, records, person)
  return new Map(
    Object.values(app).map((resource) => {
      const rows = (records[resource.name] ?? []).filter((row) => oracle.reads(resource, row))
      return [resource.name, rows.map(({ id }) => `${resource.name} ${id}`)]
    }),
  )
}

/** Whether a user received a coalesced event of a resource. */
const isSent = (events: readonly ChangeEvent[], name: string): boolean =>
  events.some(({ resource, operation }) => resource === name && operation === 'many')

const find = (records: Records, resource: AnyResource, id: string): Stored | undefined =>
  records[resource.name]?.find((row) => row.id === id)

/** Copies the fields that access rules use from another record. */
async function exchange(writing: Writing, resource: AnyResource, now: Stored, other: Stored): Promise<void> {
  const looked = [...new Set(matchesOf(resource).flatMap((match) => Object.keys(match)))]
  const names = looked.filter((name) => name !== 'id' && !isUnique(resource, name))
  const values = Object.fromEntries(names.map((name) => [name, other[name]]))
  await change(writing, writing.tx, resource, { operation: 'update', record: now, values, rule: sql`true` })
}

const isUnique = (resource: AnyResource, name: string): boolean => {
  const field = resource.fields[name]
  return field !== undefined && 'unique' in field && field.unique === true
}

/** Moves a record to the trash if there is one, or out of it. */
async function trash(writing: Writing, resource: AnyResource, now: Stored): Promise<void> {
  if (!resource.trash) return
  const isOut = isTrashed(now)
  const values = { deletedAt: isOut ? null : writing.now() }
  const operation = isOut ? 'restore' : 'delete'
  await change(writing, writing.tx, resource, { operation, record: now, values, rule: sql`true` })
}
