import type { Queryable } from '#server/base/database'
import type { SheetRow } from '#server/base/parsing/sheet/sheet'
import { maxProblems, rowOf, type JobProblem } from '../../work/record-step'

/** Maximum length of the stored cells of refused rows, in characters of JSON. */
const maxFailed = 4_000_000

/** How many problems of a job are stored, and the length of its refused rows: no more than some are. */
export interface Stored {
  problems: number
  failed: number
}

/** What a job has stored so far. */
export async function storedOf(database: Queryable, job: string): Promise<Stored> {
  const [found] = await database.query<Stored>({
    name: 'import_stored',
    text: `select jsonb_array_length("problems") as "problems",
      coalesce(octet_length("failedRows"::text), 0) as "failed" from "jobs" where "id" = $1`,
    values: [job],
  })
  return found ?? { problems: 0, failed: 0 }
}

/** A refused row with its problem. */
export interface Refused {
  readonly row: SheetRow
  readonly problem: JobProblem
}

/**
 * The refused rows that are still stored, and what is stored with them then: the first thousand, as far as their
 * cells are not too long.
 */
export function keepable(stored: Stored, refused: readonly Refused[]): { kept: Refused[]; after: Stored } {
  const kept: Refused[] = []
  let { problems, failed } = stored
  for (const item of refused) {
    failed += JSON.stringify(item.row).length
    if (problems >= maxProblems || failed > maxFailed) break
    problems += 1
    kept.push(item)
  }
  return { kept, after: { problems, failed } }
}

/** A value as JSON without NUL, which the database cannot store in a text. */
const storable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? inner.replaceAll('\0', '') : inner,
  )

/** Adds the results of a batch to its job: how many rows changed something, and which were refused. */
export async function recordBatch(
  tx: Queryable,
  job: string,
  headers: readonly string[],
  {
    changed,
    refused,
    kept,
  }: { readonly changed: number; readonly refused: number; readonly kept: readonly Refused[] },
): Promise<void> {
  if (changed === 0 && refused === 0) return
  if (kept.length === 0) {
    await tx.query({
      name: 'import_batch',
      text: 'update "jobs" set "changed" = "changed" + $2, "refused" = "refused" + $3 where "id" = $1',
      values: [job, changed, refused],
    })
    return
  }
  await tx.query({
    name: 'import_batch_refused',
    text: `update "jobs" set "changed" = "changed" + $2, "refused" = "refused" + $3, "problems" = "problems" || $4::jsonb,
        "failedRows" = jsonb_build_object('headers', $5::jsonb, 'rows', coalesce("failedRows"->'rows', '[]') || $6::jsonb)
      where "id" = $1`,
    values: [
      ...[job, changed, refused, storable(kept.map(({ problem }) => rowOf(problem)))],
      ...[storable(headers), storable(kept.map(({ row }) => row))],
    ],
  })
}
