import type { BoardView } from '#define/views/board-view'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { isProgram } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement, type SQL } from '#server/db/statement'
import type { Writing } from '../context'

/** A board whose columns are records with a limit that may refuse further cards. */
interface LimitedBoard {
  readonly by: string
  readonly columns: string
  readonly limit: string
  readonly strict: string
  readonly where: NonNullable<BoardView['where']>
  readonly template: string | undefined
}

function limitedBoard({ views, fields }: AnyResource): LimitedBoard | undefined {
  const { by, limit, strict, where = {}, template } = views?.board ?? {}
  const field = by === undefined ? undefined : fields[by]
  if (by === undefined || field?.kind !== 'ref' || limit === undefined || strict === undefined)
    return undefined
  return { by, columns: field.to, limit, strict, where, template }
}

/** Whether a record is a card of the board: it meets the conditions of the board, and is neither a template nor in the trash. */
const isCard = ({ where, template }: LimitedBoard, values: Values): boolean =>
  (values['deletedAt'] ?? null) === null &&
  (template === undefined || values[template] !== true) &&
  Object.entries(where).every(([name, wanted]) => [wanted].flat().includes(values[name] as string))

/** Takes space in a column for a record that is about to be saved. */
export type TakeSpace = (values: Values, previous?: Values) => Promise<void>

/**
 * Creates what takes space in the columns of a board, for all records that one transaction saves. A column stays locked
 * until it ends, so that of two cards at the same time only one gets the last space.
 */
export function columnSpace(writing: Writing, resource: AnyResource): TakeSpace {
  const board = limitedBoard(resource)
  const taken = new Map<string, number>()
  return async (values, previous) => {
    if (!board || isProgram(writing.caller) || !isCard(board, values)) return
    const column = values[board.by]
    const isThere = previous && previous[board.by] === column && isCard(board, previous)
    if (typeof column !== 'string' || isThere) return
    const limit = await limitOf(writing, board, column)
    if (limit === undefined) return
    const count = (await countOf(writing, resource, board, column)) + (taken.get(column) ?? 0)
    if (count >= limit) throw invalidField(board.by, 'columnFull', { limit })
    taken.set(column, (taken.get(column) ?? 0) + 1)
  }
}

/** The limit of a column that refuses further cards; undefined if it does not. */
async function limitOf(
  { tx }: Writing,
  { columns, limit, strict }: LimitedBoard,
  id: string,
): Promise<number | undefined> {
  const [found] = await tx.query<{ limit: number | null; strict: boolean }>(
    statement(
      sql`select ${sql.identifier(limit)} as "limit", ${sql.identifier(strict)} as "strict" from ${sql.identifier(columns)} where "id" = ${id} for update`,
    ),
  )
  return found?.strict && found.limit !== null ? found.limit : undefined
}

async function countOf(
  { tx }: Writing,
  resource: AnyResource,
  { by, where, template }: LimitedBoard,
  column: string,
): Promise<number> {
  const conditions: SQL[] = [
    sql`${sql.identifier(by)} = ${column}`,
    ...Object.entries(where).map(
      ([name, wanted]) => sql`${sql.identifier(name)} = any(${sql.param([wanted].flat())}::text[])`,
    ),
    ...(template === undefined ? [] : [sql`not ${sql.identifier(template)}`]),
    ...(resource.trash ? [sql`"deletedAt" is null`] : []),
  ]
  const [found] = await tx.query<{ count: number }>(
    statement(
      sql`select count(*)::int as "count" from ${sql.identifier(resource.name)} where ${sql.join(conditions, sql` and `)}`,
    ),
  )
  return found?.count ?? 0
}
