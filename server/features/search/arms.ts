import { fieldOf, sortsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { isTextField, quoted } from '#server/db/tables/columns'
import { sortExpression } from '#server/db/order'
import { sql, type SQL } from '#server/db/statement'
import type { Reader } from '#server/read/list'
import { requireAllowed } from '#server/read/access/access-sql'
import { tsqueryOf } from '#server/read/conditions/text-search'
import { factsSql } from './facts'
import type { Question } from './question'

/**
 * Maximum number of matching records to rank; with more, the user must type more. The limit also makes the planner
 * use the index, since a table scan for few matches would be long.
 */
const candidates = 200
/** The largest code point: sorts after any text with the same beginning. */
const last = sql`chr(1114111)`

/**
 * The best records of a resource for a search, each with its rank (0 is an exact title). Undefined if the resource
 * cannot be searched for this text.
 */
export function armSql(
  reader: Reader,
  resource: AnyResource,
  { text, limit }: Question,
  index: number,
): SQL | undefined {
  const { app, caller } = reader
  const table = sql.identifier(resource.name)
  const column = (name: string) => sql.raw(`${quoted(resource.name)}.${quoted(name)}`)
  const lower = sql`lower(${column(resource.title)}) collate "C"`
  const wanted = sql`lower(${text})`
  const key = resource.key ? column(resource.key) : sql`null::text`
  const shownIn = resource.shownIn ? column(resource.shownIn) : sql`null::uuid`
  const conditions = conditionsFor(reader, resource, text)
  if (conditions.length === 0) return undefined
  const ids = sql.join(
    conditions.map((way) => sql`(select "id" from ${table} where ${way})`),
    sql` union all `,
  )
  const rank = sql`case when ${lower} = ${wanted} then 0 when starts_with(${lower}, ${wanted}) then 1 when strpos(${lower}, ' ' || ${wanted}) > 0 then 2 else 3 end`
  const best = sql`select ${resource.name}::text as "resource", ${index}::int as "place", ${column('id')} as "id", ${key} as "key", ${shownIn} as "shownIn", ${column(resource.title)} as "title", ${factsSql(app, resource, caller)} as "facts", ${rank} as "rank", ${column('updatedAt')} as "at" from ${table} where ${column('id')} in (${ids})`
  return sql`(select * from (${best}) "_best" order by "rank", "at" desc, "id" ${sql.raw(`limit ${Number(limit)}`)})`
}

/**
 * The conditions that find records, each through an index and limited: the beginning of the title, and full-text
 * search.
 */
function conditionsFor({ app, caller }: Reader, resource: AnyResource, text: string): SQL[] {
  const table = quoted(resource.name)
  const allowed = requireAllowed(app, resource, 'read', caller)
  const alive = resource.trash ? sql` and ${sql.raw(`${table}."deletedAt"`)} is null` : sql``
  const some = sql.raw(`limit ${candidates}`)
  const conditions: SQL[] = []
  if (hasTitleIndex(resource)) {
    const title = sql.raw(sortExpression(resource.title, fieldOf(resource, resource.title)))
    const start = sql`lower(${text})`
    conditions.push(
      sql`${title} >= ${start} and ${title} < (${start} || ${last}) and ${allowed}${alive} order by ${title} ${some}`,
    )
  }
  if (!isLetter(text))
    conditions.push(
      sql`${sql.raw(`${table}."search"`)} @@ ${tsqueryOf(text)}::tsquery and ${allowed}${alive} ${some}`,
    )
  return conditions
}

/** A single letter is the beginning of too many words to search for; a single Chinese character is a word. */
export const isLetter = (text: string): boolean => /^[^\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]$/u.test(text)

/** Whether an index covers the beginning of the title. A title that is not searchable is not matched at all. */
function hasTitleIndex(resource: AnyResource): boolean {
  const field = fieldOf(resource, resource.title)
  const isSearched = field !== undefined && 'search' in field && field.search === true
  return isSearched && isTextField(field) && sortsOf(resource).includes(resource.title)
}
