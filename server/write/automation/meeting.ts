import { isMe, type AnyMatch, type AnyMatchValue } from '#define/access'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { sql, statement } from '#server/db/statement'
import { boundTo, matchSql } from '#server/read/access/match'
import { appOf, type Writing } from '../context'

/**
 * Which of some records meet a condition, with values that are not stored yet. A condition on records that they refer
 * to is one statement for all of them.
 */
export async function meeting(
  writing: Writing,
  resource: AnyResource,
  match: AnyMatch,
  records: readonly Values[],
): Promise<boolean[]> {
  const met = records.map(() => true)
  for (const [name, wanted] of Object.entries(match)) {
    const values = records.map((record, index) => (met[index] ? record[name] : undefined))
    const isAccepted = await acceptedBy(writing, resource.fields[name], wanted, values)
    for (const [index, value] of values.entries()) met[index] &&= [value].flat().some(isAccepted)
  }
  return met
}

/** Which values a condition accepts; of a list it must accept one element. */
async function acceptedBy(
  writing: Writing,
  field: AnyField | undefined,
  wanted: AnyMatchValue,
  values: readonly unknown[],
): Promise<(value: unknown) => boolean> {
  if (isMe(wanted)) return (value) => value === writing.caller.userId
  if (Array.isArray(wanted)) return (value) => (wanted as readonly unknown[]).includes(value)
  if (typeof wanted !== 'object') return (value) => value === wanted
  const target = field && 'to' in field ? appOf(writing)[field.to] : undefined
  if (!target) throw new Error('The condition of a rule follows a field that is no reference')
  const ids = [...new Set(values.flat())].filter((id) => typeof id === 'string')
  if (ids.length === 0) return () => false
  const condition = matchSql(appOf(writing), target, wanted as AnyMatch, target.name)
  const rows = await writing.tx.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(target.name)} where "id" = any(${sql.param(ids)}::uuid[]) and ${boundTo(writing.caller, condition)}`,
    ),
  )
  const found = new Set<unknown>(rows.map(({ id }) => id))
  return (value) => found.has(value)
}
