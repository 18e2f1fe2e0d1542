import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import { readableFields } from '#define/reading'
import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import { findOne } from '#server/read/find-one'
import { titlesOf } from '#server/read/titles'
import { entriesOf, type ChangeEntry } from '#server/write/change-entries'
import { clearIn } from './clear-values'
import { readableEntry, type HiddenValues, type IsClear } from './readable-entry'

/** One change of a record, as far as the caller sees its fields. */
export interface Change {
  readonly id: number
  readonly operation: string
  readonly at: string
  /** Who did it; null where it was the program itself. */
  readonly by: { readonly id: string; readonly name: string } | null
  /** The version of the record after it. */
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
  /** The fields that somebody asked to see; an entry that says so changes nothing. */
  readonly revealed?: readonly string[]
  /** The values that are hidden from the caller: what their masks show of them. */
  readonly _masked?: HiddenValues
  /** The titles of the records that the values refer to, as far as the caller may read them. */
  readonly _refs: Readonly<Record<string, string>>
}
export interface History {
  readonly changes: readonly Change[]
  /** The entry behind which there is more. */
  readonly next?: number
}

const maxEntries = 200

/** Somebody whom the caller may not know. */
const unknownUser: { readonly [L in Language]: string } = { en: 'Somebody', cn: '某人' }

/**
 * What happened to a record, the newest change first, from behind the entry `after`; `limit` of them (50, at most 200).
 * @throws Problem forbidden or missing where the caller may not read the record as it is now.
 */
export async function historyOf(
  reader: Reader,
  resource: AnyResource,
  name: string,
  query: URLSearchParams,
): Promise<History> {
  const limit = wholeOf(query, 'limit', maxEntries) ?? 50
  const after = wholeOf(query, 'after', Number.MAX_SAFE_INTEGER)
  const { id } = await findOne(reader, resource, name)
  const found = await entriesOf(reader.database, resource.name, id, { after, limit: limit + 1, notes: true })
  const entries = found.slice(0, limit)
  const changes = await described(reader, resource, entries, await clearIn(reader, resource, id))
  const next = found.length > limit ? entries.at(-1)?.id : undefined
  return next === undefined ? { changes } : { changes, next }
}

function wholeOf(query: URLSearchParams, name: string, max: number): number | undefined {
  const given = query.get(name)
  if (given === null || given === '') return undefined
  const value = Number(given)
  if (!Number.isSafeInteger(value) || value < 1) throw invalidField(name, 'min.number', { limit: 1 })
  if (value > max) throw invalidField(name, 'max.number', { limit: max })
  return value
}

/** Entries of the ledger as the caller sees them, with the names of those who did it and the titles they refer to. */
export async function described(
  reader: Reader,
  resource: AnyResource,
  entries: readonly ChangeEntry[],
  isClear: IsClear,
): Promise<Change[]> {
  const { app, caller } = reader
  const seen = entries.map((entry) => readableEntry(resource, caller.role, entry, isClear))
  const doers = entries.flatMap(({ userId }) => (userId ? [userId] : []))
  const names = app.users ? await titlesOf(reader, app.users, doers) : new Map<string, string>()
  const titles = await titlesIn(reader, resource, seen)
  return seen.map(({ userId, before, after, ...entry }) => ({
    ...entry,
    by: userId === null ? null : { id: userId, name: names.get(userId) ?? unknownUser[caller.language] },
    before,
    after,
    _refs: Object.fromEntries(
      referred(resource, reader, [before, after]).flatMap(({ ids }) =>
        ids.flatMap((id) => (titles.has(id) ? [[id, titles.get(id) as string] as const] : [])),
      ),
    ),
  }))
}

type Referring = readonly (Values | null)[]

/** The ids that values refer to, by the resource they lead to. */
function referred(resource: AnyResource, { caller }: Reader, values: Referring) {
  return Object.entries(readableFields(resource, caller.role)).flatMap(([name, field]) => {
    if (field.kind !== 'ref' && field.kind !== 'refs') return []
    const ids = values.flatMap((item) => [item?.[name]].flat()).filter((id) => typeof id === 'string')
    return ids.length > 0 ? [{ to: field.to, ids }] : []
  })
}

async function titlesIn(
  reader: Reader,
  resource: AnyResource,
  entries: readonly Pick<ChangeEntry, 'before' | 'after'>[],
): Promise<Map<string, string>> {
  const values = entries.flatMap(({ before, after }) => [before, after])
  const titles = new Map<string, string>()
  for (const { to, ids } of referred(resource, reader, values)) {
    const target = reader.app[to]
    if (target) for (const [id, title] of await titlesOf(reader, target, ids)) titles.set(id, title)
  }
  return titles
}
