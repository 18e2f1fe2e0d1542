import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { sql, statement } from '#server/db/statement'
import type { Entry } from './entries'

interface Before {
  readonly id: number
  readonly record: string
  readonly before: Values | null
}

/**
 * The states of records before each of the changes, with the fields that a rule depends on. The change log contains
 * only replaced values, so the states are computed backwards from the current records.
 */
export async function statesBefore(
  database: Queryable,
  resource: AnyResource,
  entries: readonly Entry[],
  fields: readonly string[],
): Promise<Values[]> {
  if (entries.length === 0) return []
  const wanted = new Set(entries.map(({ id }) => id))
  const records = [...new Set(entries.map(({ record }) => record))]
  const [now, befores] = await Promise.all([
    statesNow(database, resource, records, fields),
    database.query<Before>({
      name: 'stream_before',
      text: `select "id", "record", "before" from "changes"
        where "resource" = $1 and "record" = any($2::uuid[]) and "id" >= $3 order by "id" desc`,
      values: [resource.name, records, Math.min(...wanted)],
    }),
  ])
  const states: Values[] = []
  for (const { id, record, before } of befores) {
    // Before its creation the record did not exist.
    const state = before && { ...now.get(record), ...picked(before, fields) }
    if (state) now.set(record, state)
    else now.delete(record)
    if (state && wanted.has(id)) states.push({ ...state, id: record })
  }
  return states
}

const picked = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.filter((name) => name in values).map((name) => [name, values[name]]))

/** The fields of the current records, in JSON as in the change log. */
async function statesNow(
  database: Queryable,
  resource: AnyResource,
  records: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Values>> {
  const columns = sql.join(
    ['id', ...fields].map((name) => sql.identifier(name)),
    sql`, `,
  )
  const rows = await database.query<{ state: Values & { id: string } }>(
    statement(
      sql`select to_jsonb("_row") as "state" from (select ${columns} from ${sql.identifier(resource.name)} where "id" = any(${sql.param(records)}::uuid[])) "_row"`,
    ),
  )
  return new Map(rows.map(({ state }) => [state.id, state]))
}
