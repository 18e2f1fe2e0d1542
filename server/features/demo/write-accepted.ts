import type { AnyResource } from '#define/resource'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { report } from '#server/base/report'
import type { Stored } from '#server/write/context'

/** A generated record; each call returns other values. */
interface Maker<Planned> {
  readonly make: () => Planned
}
interface Writing<Planned> {
  /** The transaction in which all demo data is written. */
  readonly database: Queryable
  readonly resource: AnyResource
  readonly write: (some: readonly Planned[]) => Promise<Stored[]>
}

/** How many times a record is generated before it is left out, if the resource hooks reject it. */
const tries = 8

/**
 * Writes generated records. A record that the resource hooks reject is generated again, and finally left out with one
 * log line, since demo data must not prevent an installation.
 */
export async function writeAccepted<Planned>(
  makers: readonly Maker<Planned>[],
  writing: Writing<Planned>,
): Promise<Stored[]> {
  const whole = await attempt(
    writing,
    makers.map(({ make }) => make()),
  )
  if (!(whole instanceof Problem)) return whole
  const rows: Stored[] = []
  let last: Problem | undefined
  let left = 0
  for (const maker of makers) {
    const made = await writeOne(writing, maker)
    if (!(made instanceof Problem)) rows.push(...made)
    else [last, left] = [made, left + 1]
  }
  if (last) reportLeft(writing.resource, last, left, makers.length)
  return rows
}

async function writeOne<Planned>(
  writing: Writing<Planned>,
  { make }: Maker<Planned>,
): Promise<Stored[] | Problem> {
  for (let left = tries; ; left--) {
    const made = await attempt(writing, [make()])
    if (!(made instanceof Problem) || left === 1) return made
  }
}

/** Rolls a rejected write back to a savepoint. */
async function attempt<Planned>(
  { database, resource, write }: Writing<Planned>,
  some: readonly Planned[],
): Promise<Stored[] | Problem> {
  await database.query({ text: 'savepoint "demo"' })
  try {
    const rows = await write(some)
    await database.query({ text: 'release savepoint "demo"' })
    return rows
  } catch (error) {
    if (!(error instanceof Problem))
      throw new Error(`The demo data of ${resource.name} cannot be written`, { cause: error })
    await database.query({ text: 'rollback to savepoint "demo"' })
    await database.query({ text: 'release savepoint "demo"' })
    return error
  }
}

function reportLeft({ name }: AnyResource, { refusal }: Problem, left: number, all: number): void {
  const why =
    refusal.kind === 'invalid'
      ? Object.entries(refusal.faults).map(([field, list]) => `${field}: ${list[0]?.key ?? 'invalid'}`)
      : [refusal.kind]
  report(
    `Demo data of ${name}`,
    `${left} of ${all} generated records were left out because the resource hooks reject them (${why.join(', ')})`,
  )
}
