import { boardsOf, columnsOf } from '#define/views/board'
import { readsAll } from '#define/reading'
import { tagFields, type TagsAnswer } from '#define/lists/tags'
import type { AnyResource } from '#define/resource'
import { invalidField } from '#server/base/errors/problem'
import { quoted } from '#server/db/tables/columns'
import { sql, statement, type SQL } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Reader } from '#server/read/list'
import { isId } from '#server/read/query'
import { typedText } from '#server/read/conditions/typed-text'

/** How many tags are answered, how many records are looked at, and how many characters are searched for. */
export const tagLimits = { tags: 10, records: 2000, characters: 60 } as const

/** The field that is requested, among those that the caller may read in every record. */
function fieldIn({ caller }: Reader, resource: AnyResource, query: URLSearchParams): string {
  const names = tagFields(resource).filter((name) => {
    const field = resource.fields[name]
    return field && readsAll(field, caller.role)
  })
  const name = names.find((each) => each === query.get('field'))
  if (name === undefined) throw invalidField('field', 'fields', { options: names.join(', ') })
  return name
}

/** The condition that a card is on the board of a column; on a board without boards, every card is. */
function onBoardSql({ app }: Reader, resource: AnyResource, query: URLSearchParams): SQL | undefined {
  const column = query.get('column') ?? undefined
  if (column === undefined) return undefined
  if (!isId(column)) throw invalidField('column', 'format.uuid')
  const { by = '', within } = resource.views?.board ?? {}
  const columns = columnsOf(app, resource)
  if (!columns || within === undefined || !boardsOf(app, resource)) return undefined
  const [table, board] = [sql.identifier(columns.name), sql.identifier(within)]
  const own = sql.raw(`${quoted(resource.name)}.${quoted(by)}`)
  return sql`${own} in (select "id" from ${table} where ${board} = (select ${board} from ${table} where "id" = ${column}))`
}

/**
 * The tags that the newest records have which the caller may read, the most frequent first. With `column`, only of the
 * cards on the same board; with `q`, only those that contain this text.
 * @throws Problem forbidden where the role may not read the resource; invalid for a wrong parameter.
 */
export async function tagsInUse(
  reader: Reader,
  resource: AnyResource,
  query: URLSearchParams,
): Promise<TagsAnswer> {
  const conditions = [requireAllowed(reader.app, resource, 'read', reader.caller)]
  const [field, text] = [
    sql.identifier(fieldIn(reader, resource, query)),
    typedText(query, tagLimits.characters),
  ]
  if (resource.trash) conditions.push(sql`${sql.raw(quoted(resource.name))}."deletedAt" is null`)
  const onBoard = onBoardSql(reader, resource, query)
  if (onBoard) conditions.push(onBoard)
  const newest = sql`select ${field} as "tags" from ${sql.identifier(resource.name)} where ${sql.join(conditions, sql` and `)} order by "id" desc limit ${sql.raw(String(tagLimits.records))}`
  const rows = await reader.database.query<{ tag: string }>(
    statement(
      sql`select "tag" from (${newest}) "_newest" cross join lateral unnest("_newest"."tags") "_tags"("tag") where strpos(lower("tag"), ${text}) > 0 group by "tag" order by count(*) desc, "tag" limit ${sql.raw(String(tagLimits.tags))}`,
    ),
  )
  return { tags: rows.map(({ tag }) => tag) }
}
