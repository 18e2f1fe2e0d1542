import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { readableFields } from '#define/reading'
import { metaFields } from '#define/values'
import type { Language } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import { findOne } from '#server/read/find-one'
import { titlesOf } from '#server/read/titles'
import { causesOf, withCauses } from '#server/write/automation/causes'
import { entriesOf, type ChangeEntry } from '#server/write/change-entries'
import { hooksIn } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { clearIn } from './clear-values'
import { jobsOf, type ChangingJob } from './jobs-of'
import { withFormerNames } from './current-names'
import { rulesOf, usersInRules, type ChangingRule } from './rules-of'
import { readableEntry, type HiddenValues, type IsClear } from './readable-entry'

/** One change of a record, with the fields that the caller may read. */
export interface Change {
  readonly id: number
  readonly operation: string
  readonly at: string
  /** The user who made the change; null for the system. */
  readonly by: { readonly id: string; readonly name: string } | null
  /** The version of the record after the change. */
  readonly version: number
  readonly before: Values | null
  readonly after: Values | null
  /** The fields that were revealed; such an entry changes no value. */
  readonly revealed?: readonly string[]
  /** Values that are hidden from the caller, as their masks. */
  readonly _masked?: HiddenValues
  /** The titles of the records that the values refer to and that the caller may read. */
  readonly _refs: Readonly<Record<string, string>>
  /** The job that made the change, if the caller may read it. */
  readonly job?: ChangingJob
  /** The automation rules that set some of the values. */
  readonly rules?: readonly ChangingRule[]
}
export interface History {
  readonly changes: readonly Change[]
  /** The cursor of the next page; undefined on the last one. */
  readonly next?: number
}

const maxEntries = 200

/** Shown for a user whom the caller may not read. */
export const unknownUser: { readonly [L in Language]: string } = { en: 'Somebody', cn: '某人' }

/**
 * The changes of a record, newest first: `limit` of them (default 50, at most 200) before the entry `after`. With
 * `field` only those of one field, which then have its values alone.
 * @throws Problem `forbidden` or `missing` if the caller may not read the current record, `invalid` for a field that
 * they may not read.
 */
export async function historyOf(
  reader: Reader,
  resource: AnyResource,
  name: string,
  query: URLSearchParams,
  services: Pick<Services, 'hooks'>,
): Promise<History> {
  const limit = wholeOf(query, 'limit', maxEntries) ?? 50
  const after = wholeOf(query, 'after', Number.MAX_SAFE_INTEGER)
  const { id } = await findOne(reader, resource, name)
  const changing = namesOfField(reader, resource, query)
  const found = await entriesOf(reader.database, resource.name, id, {
    after,
    limit: limit + 1,
    notes: changing === undefined,
    changing,
  })
  const entries = found.slice(0, limit).map((entry) => (changing ? withValues(entry, changing) : entry))
  const changes = await described(reader, resource, entries, {
    isClear: await clearIn(reader, resource, id),
    services,
  })
  const next = found.length > limit ? entries.at(-1)?.id : undefined
  return next === undefined ? { changes } : { changes, next }
}

/** The name of the requested field, with its former one; undefined for the changes of all fields. */
function namesOfField({ caller }: Reader, resource: AnyResource, query: URLSearchParams) {
  const field = query.get('field')
  if (field === null) return undefined
  const readable = Object.keys(readableFields(resource, caller.role)).filter(
    (name) => !(metaFields as readonly string[]).includes(name),
  )
  if (!readable.includes(field)) throw invalidField('field', 'fields', { options: readable.join(', ') })
  return withFormerNames(resource, [field])
}

/** An entry with some of its values. */
function withValues(entry: ChangeEntry, names: readonly string[]): ChangeEntry {
  const pick = (values: Values | null) =>
    values && Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
  const causes = Object.entries(causesOf(entry.after)).filter(([name]) => names.includes(name))
  const after = pick(entry.after)
  return {
    ...entry,
    before: pick(entry.before),
    after: after && withCauses(after, Object.fromEntries(causes)),
  }
}

function wholeOf(query: URLSearchParams, name: string, max: number): number | undefined {
  const given = query.get(name)
  if (given === null || given === '') return undefined
  const value = Number(given)
  if (!Number.isSafeInteger(value) || value < 1) throw invalidField(name, 'min.number', { limit: 1 })
  if (value > max) throw invalidField(name, 'max.number', { limit: max })
  return value
}

/** What the changes are described with. */
interface Describing {
  readonly isClear: IsClear
  readonly services: Pick<Services, 'hooks'>
}

/** Change entries as the caller may read them, with the names of the users and the titles of referenced records. */
export async function described(
  reader: Reader,
  resource: AnyResource,
  entries: readonly ChangeEntry[],
  { isClear, services }: Describing,
): Promise<Change[]> {
  const { app, caller } = reader
  const seen = entries.map((entry) => readableEntry(resource, caller.role, entry, isClear))
  const doers = entries.flatMap((entry) => [
    ...(entry.userId ? [entry.userId] : []),
    ...usersInRules(reader, resource, entry),
  ])
  const names = app.users ? await titlesOf(reader, app.users, doers) : new Map<string, string>()
  const titles = await titlesIn(reader, resource, seen)
  const jobs = await jobsOf(
    reader,
    entries.flatMap(({ batch }) => batch ?? []),
  )
  const nameOf = (user: string) => names.get(user) ?? unknownUser[caller.language]
  const { ruleRecords } = resource
  const textOf = ruleRecords && hooksIn(services, ruleRecords.of)?.ruleText
  const rules = entries.map((entry) => rulesOf(reader, resource, entry, { nameOf, textOf }))
  return seen.map(({ userId, before, after, batch = '', ...entry }, index) => ({
    ...entry,
    ...(jobs.has(batch) && { job: jobs.get(batch) as ChangingJob }),
    ...(rules[index]?.length && { rules: rules[index] }),
    by: userId === null ? null : { id: userId, name: nameOf(userId) },
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

/** The ids that the values refer to, by the resource of the field. */
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
