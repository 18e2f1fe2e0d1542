import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { allowedSql } from '#server/read/access/access-sql'
import { cardsOf } from '#server/read/board/board-of'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'

/** A board column with the ids of its cards in the order of the board. */
export async function withCardIds(reader: Reader, resource: AnyResource, row: Row): Promise<Row> {
  const { app, database, caller } = reader
  const cards = cardsOf(app, resource)
  const allowed = cards && allowedSql(app, cards, 'read', caller)
  const { by, rank, where = {} } = cards?.views?.board ?? {}
  if (!cards || !allowed || by === undefined || rank === undefined) return row
  const shown = Object.entries(where).map(([field, values]) => {
    return sql` and ${sql.identifier(field)} = any(${sql.param([values ?? []].flat())})`
  })
  const found = await database.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(cards.name)} where ${sql.identifier(by)} = ${row.id} and ${allowed}${sql.join(shown, sql``)} order by ${sql.identifier(rank)} collate "C", "id"`,
    ),
  )
  return { ...row, cardIds: found.map(({ id }) => id) }
}
