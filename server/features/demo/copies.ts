import { withoutWords } from '#server/db/tables/search-words'
import { app } from '#resources/app'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import type { Queryable } from '#server/base/database'
import { sql } from '#server/db/statement'
import { uuid7 } from '#server/db/uuid7'
import { within } from '#server/db/within'
import type { Services } from '#server/write/services/services'
import { programWriter, type Stored } from '#server/write/context'
import { slugsOf } from '#server/write/create'
import { manyChanges } from '#server/write/many/many-changes'
import { insertMany } from '#server/write/many/insert-many'
import { takeSlugs } from '#server/write/values/slug'
import { byReference } from './by-reference'

/** Rows per insert statement. */
const atOnce = 200
/** Timeout of one set of copies, in milliseconds. */
const timeoutMs = 600_000

type Ids = Map<string, string>

/**
 * Copies all records the given number of times, for measurements. Within each set of copies, references, slugs,
 * unique values and change entries are its own.
 */
export async function seedCopies(
  services: Services,
  times: number,
  onProgress: (set: number) => void,
): Promise<void> {
  const { database } = services
  const originals = new Map<AnyResource, Stored[]>()
  for (const resource of byReference(app)) originals.set(resource, await rowsOf(database, resource))
  for (let set = 1; set <= times; set++) {
    await database.transaction(
      (tx) =>
        manyChanges(tx, () =>
          copyAll({ ...services, database: within(database.engine, tx) }, originals, set),
        ),
      { transactionMs: timeoutMs, statementMs: timeoutMs },
    )
    onProgress(set)
  }
}

async function rowsOf(database: Queryable, resource: AnyResource): Promise<Stored[]> {
  const rows = await database.query<Stored>({
    text: `select * from ${quoted(resource.name)} order by "id"`,
  })
  return rows.map((row) => withoutWords(resource, row))
}

async function copyAll(
  services: Services,
  originals: ReadonlyMap<AnyResource, readonly Stored[]>,
  set: number,
): Promise<void> {
  const ids: Ids = new Map()
  for (const rows of originals.values()) for (const { id } of rows) ids.set(id, uuid7())
  for (const [resource, rows] of originals)
    for (const some of inOrder(resource, rows)) await copySome(services, resource, some, ids, set)
}

/** Yields rows in groups, so that a row comes after the rows of its own resource that it refers to. */
function* inOrder(resource: AnyResource, rows: readonly Stored[]): Generator<readonly Stored[]> {
  const own = Object.entries(resource.fields).flatMap(([name, field]) =>
    'to' in field && field.to === resource.name ? [name] : [],
  )
  let waiting = new Set(rows)
  const there = new Set<unknown>([null, undefined])
  const isKnown = new Set<unknown>(rows.map(({ id }) => id))
  while (waiting.size > 0) {
    const ready = [...waiting].filter((row) =>
      own.every((name) => [row[name]].flat().every((id) => there.has(id) || !isKnown.has(id))),
    )
    // Rows that refer to each other in a cycle cannot be copied one after the other.
    if (ready.length === 0) return
    for (let from = 0; from < ready.length; from += atOnce) yield ready.slice(from, from + atOnce)
    for (const { id } of ready) there.add(id)
    waiting = new Set([...waiting].filter((row) => !there.has(row.id)))
  }
}

async function copySome(
  services: Services,
  resource: AnyResource,
  rows: readonly Stored[],
  ids: Ids,
  set: number,
): Promise<void> {
  const writer = programWriter(services)
  const copies = rows.map((row) => copyOf(resource, row, ids, set))
  for (const { name, of } of slugsOf(resource)) {
    const titled = copies.map((copy) => ({ record: String(copy.id), title: String(copy[of] ?? '') }))
    const slugs = await takeSlugs(services.database, resource.name, titled)
    for (const copy of copies) copy[name] = slugs.get(copy.id)
  }
  const records = copies.map((values) => ({ values, now: String(values['createdAt']), batch: uuid7() }))
  await insertMany(writer, services.database, resource, records, sql`true`)
}

function copyOf(
  resource: AnyResource,
  row: Stored,
  ids: Ids,
  set: number,
): Record<string, unknown> & { id: string } {
  const copy = led(row, ids) as Record<string, unknown> & { id: string; version: number }
  copy.version = 1
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = copy[name]
    if (!('unique' in field && field.unique) || typeof value !== 'string') continue
    copy[name] = field.kind === 'email' ? value.replace('@', `+${set}@`) : `${value}-${set}`
  }
  return copy
}

/** A value in which the ids of originals are replaced by the ids of their copies. */
function led(value: unknown, ids: Ids): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((value) => led(value, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, value]) => [name, led(value, ids)]))
}
