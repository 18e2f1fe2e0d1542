import type { AnyField, AnyFields } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Fault, Values } from '#define/parsing/parse'
import {
  comparedConditions,
  fixedConditions,
  type AnyWhere,
  type Conditions,
} from '#define/references/reference-where'
import { invalid } from '#server/base/errors/problem'
import { sql, statement, type SQL } from '#server/db/statement'
import { matchSql } from '#server/read/access/match'
import { appOf, type Writer, type Writing } from '../context'

/** A record that must meet conditions because a value refers to it. */
interface Required {
  readonly path: string
  readonly to: string
  readonly id: string
  /** Whether values of the referring record are part of the conditions. */
  readonly isCompared: boolean
  readonly conditions: Conditions
}

interface Restricted {
  /** The name of the field; in rows without their index. */
  readonly name: string
  readonly path: string
  readonly to: string
  readonly where: AnyWhere
  readonly ids: readonly string[]
  /** The conditions that depend on values of the record. */
  readonly compared: Conditions
}

/** The references with conditions in the values of a record, including those inside lists. */
function restrictedIn(
  fields: AnyFields,
  values: Values,
  around: Values = {},
  path = '',
  name = '',
): Restricted[] {
  const all = { ...around, ...values }
  return Object.entries(fields).flatMap(([own, field]): Restricted[] => {
    const value = values[own]
    if (value === null || value === undefined) return []
    if (field.kind === 'listOf')
      return (value as Values[]).flatMap((row, index) =>
        restrictedIn(field.fields, row, all, `${path}${own}.${index}.`, `${name}${own}.`),
      )
    const where = whereOf(field)
    if (!where || !('to' in field)) return []
    const ids = [value].flat() as string[]
    const compared = comparedConditions(where, all)
    return [{ name: `${name}${own}`, path: `${path}${own}`, to: field.to, where, ids, compared }]
  })
}

const whereOf = (field: AnyField): AnyWhere | undefined => ('where' in field ? field.where : undefined)

const hasWhere = (fields: AnyFields): boolean =>
  Object.values(fields).some((field) =>
    field.kind === 'listOf' ? hasWhere(field.fields) : whereOf(field) !== undefined,
  )

/**
 * What the references of a record require. One that the record already had is only compared with values that have
 * changed since, because the other record may no longer meet the fixed conditions.
 */
function requiredBy(resource: AnyResource, values: Values, previous: Values): Required[] {
  if (!hasWhere(resource.fields)) return []
  const before = restrictedIn(resource.fields, previous)
  return restrictedIn(resource.fields, values).flatMap(({ name, path, to, where, ids, compared }) =>
    ids.flatMap((id): Required[] => {
      const stored = before.filter((item) => item.name === name && item.ids.includes(id))
      const isSame = stored.some((item) => JSON.stringify(item.compared) === JSON.stringify(compared))
      const conditions = stored.length > 0 ? compared : { ...fixedConditions(where), ...compared }
      const isCompared = Object.keys(compared).length > 0
      return isSame || Object.keys(conditions).length === 0 ? [] : [{ path, to, id, isCompared, conditions }]
    }),
  )
}

/** Records of one resource that must meet the same conditions. */
interface Group {
  readonly to: string
  readonly conditions: Conditions
  readonly required: readonly Required[]
}

function grouped(all: readonly Required[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const item of all) {
    const { to, conditions } = item
    const key = JSON.stringify([to, conditions])
    groups.set(key, { to, conditions, required: [...(groups.get(key)?.required ?? []), item] })
  }
  return [...groups.values()]
}

/** The records of a group that meet its conditions. */
function meetingSql(writer: Writer, { to, conditions, required }: Group): SQL {
  const target = appOf(writer)[to]
  if (!target) throw new Error('A reference leads to no declared resource')
  const ids = [...new Set(required.map(({ id }) => id))]
  return sql`select "id" from ${sql.identifier(to)} where "id" = any(${sql.param(ids)}::uuid[]) and ${matchSql(appOf(writer), target, conditions, to)}`
}

const faultOf = ({ isCompared }: Required): Fault => ({ key: isCompared ? 'notTogether' : 'notOffered' })

interface Referring {
  readonly values: Values
  readonly previous?: Values
}

/**
 * Requires the records that others refer to to meet the `where` of the references. `values` are those of the whole
 * record.
 * @throws Problem invalid at each reference to a record that does not.
 */
export async function requireConditions(
  writing: Writing,
  resource: AnyResource,
  referring: readonly Referring[],
): Promise<void> {
  const faults: Record<string, Fault[]> = {}
  const all = referring.flatMap(({ values, previous = {} }) => requiredBy(resource, values, previous))
  for (const group of grouped(all)) {
    const rows = await writing.tx.query<{ id: string }>(statement(meetingSql(writing, group)))
    const meeting = new Set(rows.map(({ id }) => id))
    for (const item of group.required) if (!meeting.has(item.id)) faults[item.path] = [faultOf(item)]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** The conditions of a new record's references, for the statement that writes it. */
export function conditionsSql(writer: Writer, resource: AnyResource, values: Values): SQL[] {
  return grouped(requiredBy(resource, values, {})).map(
    (group) =>
      sql`(select count(*) from (${meetingSql(writer, group)}) "_meeting") = ${new Set(group.required.map(({ id }) => id)).size}`,
  )
}
