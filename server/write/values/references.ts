import { isDeepStrictEqual } from 'node:util'
import type { AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Fault, Values } from '#define/parsing/parse'
import { sql, statement, type SQL } from '#server/db/statement'
import { quoted } from '#server/db/tables/columns'
import { invalid } from '#server/base/errors/problem'
import { allowedSql } from '#server/read/access-sql'
import { appOf, type Writer, type Writing } from '../context'
import { conditionsSql, requireConditions } from './reference-conditions'

const missingRecord: Fault = { key: 'nobody' }

/** The records that a value refers to, and the path of the value. */
interface Reference {
  readonly path: string
  readonly to: string
  readonly ids: readonly string[]
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
    return referencesOf(resource.fields, values).map((item) => ({ ...item, ids: item.ids.filter(isNew) }))
  })
  const there = new Map<string, ReadonlySet<string>>()
  for (const to of new Set(added.map((item) => item.to))) {
    const ids = new Set(added.filter((item) => item.to === to).flatMap((item) => item.ids))
    there.set(to, ids.size > 0 ? await held(writing, appOf(writing)[to], [...ids]) : ids)
  }
  const wrong = added.filter(({ to, ids }) => ids.some((id) => !there.get(to)?.has(id)))
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

/** The ids of existing records that the caller may read, locked until the transaction ends. */
async function held(
  writing: Writing,
  target: AnyResource | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const locking = lockSql(writing, target, ids)
  if (!locking) return new Set()
  const rows = await writing.tx.query<{ id: string }>(statement(locking))
  return new Set(rows.map(({ id }) => id))
}

/** Locks and returns those of some records that exist and that the caller may read; undefined where they may read none. */
function lockSql(writer: Writer, target: AnyResource | undefined, ids: readonly string[]): SQL | undefined {
  const allowed = target && allowedSql(appOf(writer), target, 'read', writer.caller)
  if (!target || !allowed) return undefined
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
  const idsOf = new Map<string, Set<string>>()
  for (const { to, ids } of referencesOf(resource.fields, values))
    if (ids.length > 0) idsOf.set(to, new Set([...(idsOf.get(to) ?? []), ...ids]))
  const ctes: SQL[] = []
  const conditions: SQL[] = []
  for (const [to, ids] of idsOf) {
    const locking = lockSql(writer, appOf(writer)[to], [...ids])
    if (!locking) return undefined
    const name = sql.identifier(`_held_${ctes.length}`)
    ctes.push(sql`${name} as (${locking}), `)
    conditions.push(sql`(select count(*) from ${name}) = ${ids.size}`)
  }
  conditions.push(...conditionsSql(writer, resource, values))
  return { count: ctes.length, ctes: sql.join(ctes, sql``), condition: sql.join(conditions, sql` and `) }
}
