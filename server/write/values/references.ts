import { isDeepStrictEqual } from 'node:util'
import type { AnyFields } from '#define/kinds'
import { amongOf } from '#define/views/people'
import type { AnyResource } from '#define/resource'
import type { Fault, Values } from '#define/parsing/parse'
import { sql, statement, type SQL } from '#server/db/statement'
import { quoted } from '#server/db/tables/columns'
import { invalid } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access/access-sql'
import { amongSql, type PathToPeople } from '#server/read/known-people'
import { appOf, type Writer, type Writing } from '../context'
import { conditionsSql, requireConditions } from './reference-conditions'

const missingRecord: Fault = { key: 'nobody' }

/** The records that a value refers to, and the path of the value. */
interface Reference {
  readonly path: string
  readonly to: string
  readonly ids: readonly string[]
  /** Whose people may be referred to as well. */
  readonly among?: PathToPeople | undefined
}

/**
 * Locks the records that new values refer to, so that they cannot be deleted while the change is saved. References
 * that the record already had are not checked again, as those records may be in the trash by now.
 * @throws Problem invalid at each field that refers to a record that does not exist or that the caller may not read;
 * both give the same fault; and at each that does not meet the `where` of the field.
 */
export async function holdReferences(
  writing: Writing,
  resource: AnyResource,
  values: Values,
  previous: Values = {},
): Promise<void> {
  const changed = Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, previous[name]))
  await holdAll(writing, resource, [{ values: Object.fromEntries(changed), previous }])
  await requireConditions(writing, resource, [{ values: { ...previous, ...values }, previous }])
}

interface Referring {
  readonly values: Values
  readonly previous?: Values
}

/** The same for many records of a resource, with one query for each referenced resource. */
export async function holdAll(
  writing: Writing,
  resource: AnyResource,
  referring: readonly Referring[],
): Promise<void> {
  const added = referring.flatMap(({ values, previous = {} }) => {
    const stored = new Set(referencesOf(resource.fields, previous).flatMap(({ ids }) => ids))
    const isNew = (id: string) => !stored.has(id)
    return inRecord(resource, values, { ...previous, ...values }).map((item) => ({
      ...item,
      ids: item.ids.filter(isNew),
    }))
  })
  const there = new Map<string, ReadonlySet<string>>()
  for (const [key, { to, among, ids }] of grouped(added))
    there.set(key, ids.size > 0 ? await held(writing, { to, among, ids: [...ids] }) : ids)
  const wrong = added.filter((item) => item.ids.some((id) => !there.get(keyOf(item))?.has(id)))
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(({ path }) => [path, [missingRecord]])))
}

/** The references in values of some fields, including those inside lists. */
function referencesOf(fields: AnyFields, values: Values, path = ''): Reference[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field || value === null || value === undefined) return []
    if (field.kind === 'ref' || field.kind === 'refs')
      return [{ path: `${path}${name}`, to: field.to, ids: [value].flat() as string[] }]
    if (field.kind !== 'listOf') return []
    return (value as Values[]).flatMap((row, index) =>
      referencesOf(field.fields, row, `${path}${name}.${index}.`),
    )
  })
}

/** The references in values of a record, with whose people they may refer to by the values of the whole record. */
const inRecord = (resource: AnyResource, values: Values, whole: Values): Reference[] =>
  referencesOf(resource.fields, values).map((item) => {
    const path = Object.hasOwn(resource.fields, item.path) ? amongOf(resource.fields[item.path]) : undefined
    const first = whole[path?.[0] ?? '']
    return path && typeof first === 'string' ? { ...item, among: { resource, path, first } } : item
  })

type Group = Pick<Reference, 'to' | 'among'> & { readonly ids: Set<string> }

const keyOf = ({ to, among }: Pick<Reference, 'to' | 'among'>): string =>
  among ? `${to} ${among.first}` : to

/** The ids that are checked together: of one resource, among the same people. */
function grouped(references: readonly Reference[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>()
  for (const { to, among, ids } of references) {
    const group = groups.get(keyOf({ to, among })) ?? { to, among, ids: new Set() }
    for (const id of ids) group.ids.add(id)
    groups.set(keyOf(group), group)
  }
  return groups
}

/** The ids of existing records that the caller may read, locked until the transaction ends. */
async function held(writing: Writing, wanted: Omit<Reference, 'path'>): Promise<ReadonlySet<string>> {
  const locking = lockSql(writing, wanted)
  if (!locking) return new Set()
  const rows = await writing.tx.query<{ id: string }>(statement(locking))
  return new Set(rows.map(({ id }) => id))
}

/** Locks and returns those of some records that exist and that the caller may refer to; undefined where there can be none. */
function lockSql(writer: Writer, { to, ids, among }: Omit<Reference, 'path'>): SQL | undefined {
  const { caller } = writer
  const target = appOf(writer)[to]
  const readable = target && allowedSql(appOf(writer), target, 'read', caller)
  if (!target || !readable) return undefined
  const allowed = among ? sql`(${readable} or ${amongSql(appOf(writer), caller, among)})` : readable
  const alive = target.trash ? sql` and ${sql.raw(quoted(target.name))}."deletedAt" is null` : sql``
  return sql`select "id" from ${sql.identifier(target.name)} where "id" = any(${sql.param([...ids])}::uuid[]) and ${allowed}${alive} for key share`
}

/** Locks of records as the first parts of another statement, and the condition that all of them were found. */
export interface HeldSql {
  /** The number of resources of which records are locked. */
  readonly count: number
  readonly ctes: SQL
  readonly condition: SQL
}

/**
 * The locks of `holdReferences` for a new record, for the statement that writes it. Undefined where the caller may
 * read no record of a resource that it refers to.
 */
export function heldSql(writer: Writer, resource: AnyResource, values: Values): HeldSql | undefined {
  const ctes: SQL[] = []
  const conditions: SQL[] = []
  for (const { to, among, ids } of grouped(inRecord(resource, values, values)).values()) {
    if (ids.size === 0) continue
    const locking = lockSql(writer, { to, among, ids: [...ids] })
    if (!locking) return undefined
    const name = sql.identifier(`_held_${ctes.length}`)
    ctes.push(sql`${name} as (${locking}), `)
    conditions.push(sql`(select count(*) from ${name}) = ${ids.size}`)
  }
  conditions.push(...conditionsSql(writer, resource, values))
  return { count: ctes.length, ctes: sql.join(ctes, sql``), condition: sql.join(conditions, sql` and `) }
}
