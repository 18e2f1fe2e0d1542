import { readableFields, readRuleOf, readsAll } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { standingOf } from '#server/read/access/access-sql'
import { clearSql } from '#server/read/access/masks'
import { boundTo } from '#server/read/access/match'
import { withFormerNames } from './current-names'
import type { IsClear } from './readable-entry'

/**
 * Which old values of a record the caller may read in full: those of fields that they may read in the current record,
 * back to the last change of a field that the access rule depends on.
 */
export async function clearIn(reader: Reader, resource: AnyResource, record: string): Promise<IsClear> {
  const { app, caller, database } = reader
  const since = new Map<string, number>()
  for (const [name, field] of Object.entries(readableFields(resource, caller.role))) {
    const clear = clearSql(app, resource, caller.role, standingOf(caller), field)
    const rule = readRuleOf(field, caller.role)
    if (readsAll(field, caller.role) || !clear || typeof rule !== 'object') continue
    const decisive = withFormerNames(resource, [...new Set(rule.flatMap((match) => Object.keys(match)))])
    const [found] = await database.query<{ clear: boolean | null; last: number }>(
      statement(
        sql`select (${boundTo(caller, clear)}) as "clear", coalesce((select max("id") from "changes" where "resource" = ${resource.name} and "record" = ${record} and "before" ?| ${sql.param(decisive)}::text[]), 0) as "last" from ${sql.identifier(resource.name)} where ${sql.raw(quoted(resource.name))}."id" = ${record}`,
      ),
    )
    if (found?.clear) since.set(name, found.last)
  }
  return (entry, name) => entry > (since.get(name) ?? Infinity)
}
