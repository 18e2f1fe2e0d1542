import * as z from 'zod/mini'
import type { Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import type { Values } from '#define/parsing/parse'
import { isReadable } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { valueSchema } from '#define/parsing/schema'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { forbidden } from '#server/base/errors/forbidden'
import { invalidField } from '#server/base/errors/problem'
import { standingOf } from '#server/read/access/access-sql'
import { visibleSql } from '#server/read/access/masks'
import { boundTo } from '#server/read/access/match'
import { findOne } from '#server/read/find-one'
import { appOf, inTransaction, type Writer } from '#server/write/context'
import { recordEvent } from '#server/write/record-event'

/** The fields that a role may reveal, at least in some records. */
export const revealable = (resource: AnyResource, role: Role): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.personal && isReadable(field, role) ? [name] : [],
  )

function requestedFields(resource: AnyResource, role: Role, given: unknown): string[] {
  const known = revealable(resource, role)
  const isKnown = (name: unknown): name is string => typeof name === 'string' && known.includes(name)
  if (Array.isArray(given) && given.length > 0 && given.every(isKnown)) return [...new Set(given)]
  throw invalidField('fields', 'choice', { options: known.join(', ') })
}

/**
 * Returns hidden values of one record if the caller may reveal them. The change log records each request with its
 * fields.
 * @throws Problem `invalid`; `missing` if the caller may not read the record; `forbidden` if they may not reveal one
 * of the values.
 */
export async function reveal(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
): Promise<Values> {
  const fields = requestedFields(resource, writer.caller.role, given)
  return inTransaction(writer, async (writing) => {
    const { id } = await findOne(
      { app: appOf(writing), database: writing.tx, caller: writing.caller },
      resource,
      name,
    )
    const table = sql.raw(quoted(resource.name))
    const columns = fields.flatMap((field) => [
      sql`(${visibility(writing, resource, field)}) is true as ${sql.identifier(`may ${field}`)}`,
      sql`${table}.${sql.identifier(field)}`,
    ])
    const [row] = await writing.tx.query<Values>(
      statement(sql`select ${sql.join(columns, sql`, `)} from ${table} where ${table}."id" = ${id}`),
    )
    if (!row || fields.some((field) => row[`may ${field}`] !== true))
      throw forbidden(resource, writer.caller, 'reveal')
    await recordEvent(writing, resource, id, 'reveal', { fields })
    return Object.fromEntries(
      fields.map((field) => [field, z.parse(valueSchema(resource.fields[field] as AnyField), row[field])]),
    )
  })
}

function visibility({ caller, services }: Writer, resource: AnyResource, name: string): SQL {
  const field = resource.fields[name] as AnyField
  const visible = visibleSql(services.app, resource, caller.role, standingOf(caller), field)
  return visible ? boundTo(caller, visible) : sql`false`
}
