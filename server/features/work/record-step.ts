import type { Queryable } from '#server/base/database'

/** A record or a row that a job could not process. */
export interface JobProblem {
  /** The line of an imported file. */
  readonly line?: number | null
  /** The title of a record. */
  readonly title?: string | null
  /** The reason, in the language of the job's user. */
  readonly message: string
}

/** Maximum number of problems stored with a job. */
export const maxProblems = 1000

/** A problem as a row of the field `problems`. */
export const rowOf = ({ line = null, title = null, message }: JobProblem) => ({
  line,
  title,
  message: message.slice(0, 1000),
})

/** Adds the results of a step to a job: how many items changed something, and what was refused. */
export async function recordStep(
  database: Queryable,
  id: string,
  { changed, problems }: { readonly changed: number; readonly problems: readonly JobProblem[] },
): Promise<void> {
  if (changed === 0 && problems.length === 0) return
  await database.query({
    name: 'jobs_step',
    text: `update "jobs" set "changed" = "changed" + $2, "refused" = "refused" + $3, "problems" = case
        when jsonb_array_length("problems") < ${maxProblems} then "problems" || $4::jsonb else "problems" end
      where "id" = $1`,
    values: [id, changed, problems.length, JSON.stringify(problems.map(rowOf))],
  })
}
