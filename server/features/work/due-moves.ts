import { fieldOf, movesOf, type NamedMove } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { sql, statement } from '#server/db/statement'
import { Problem } from '#server/base/errors/problem'
import { report } from '#server/base/report'
import type { Services } from '#server/write/services/services'
import { programWriter } from '#server/write/context'
import { move } from '#server/write/update'

const everyMs = 15_000
/** Maximum number of records per resource and run. */
const maxAtOnce = 500

/** Runs due moves at intervals. Returns a function that stops this. */
export function startDueMoves(services: Services): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    doDueMoves(services)
      .catch((error: unknown) => report('A move that was due failed', error))
      .finally(() => (isRunning = false))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Moves all records whose due time has come, as their declarations define it. */
export async function doDueMoves(services: Services): Promise<void> {
  for (const resource of Object.values(services.app))
    for (const named of movesOf(resource))
      if (named.move.due)
        for (const id of await dueIds(services, resource, named))
          await moveOnce(services, resource, named, id)
}

async function dueIds(
  { database }: Services,
  resource: AnyResource,
  { field, move: { due } }: NamedMove,
): Promise<string[]> {
  if (!due) return []
  const alive = resource.trash ? sql` and "deletedAt" is null` : sql``
  const at = sql.identifier(due.at)
  const isDue =
    fieldOf(resource, due.at)?.kind === 'date'
      ? sql`${at} < (now() at time zone 'utc')::date`
      : sql`${at} <= now()`
  const rows = await database.query<{ id: string }>(
    statement(
      sql`select "id" from ${sql.identifier(resource.name)} where ${sql.identifier(field)} = any(${sql.param([due.from].flat())}) and ${isDue}${alive} order by ${at} ${sql.raw(`limit ${maxAtOnce}`)}`,
    ),
  )
  return rows.map(({ id }) => id)
}

/** The move locks its record. If another server or a user was faster, there is nothing to do. */
async function moveOnce(services: Services, resource: AnyResource, { name }: NamedMove, id: string) {
  try {
    await move(programWriter(services), resource, id, { name, given: {} })
  } catch (error) {
    if (!(error instanceof Problem) || !['state', 'missing'].includes(error.refusal.kind)) throw error
  }
}
