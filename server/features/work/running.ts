import { DatabaseUnavailable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { problemDocument, sentenceOf } from '#server/base/errors/problem-response'
import type { Writer } from '#server/write/context'
import { failJob } from './end-job'

/** The jobs of this process; they are not resumed. */
const running = new Set<string>()
export const isRunningHere = (job: string): boolean => running.has(job)

/** Another server has continued the job. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Problem && error.refusal.kind === 'running'

/**
 * Runs the writer's job in this process. If it fails, the job is marked as failed, unless it can be resumed: the
 * database is unreachable, or another server has continued it.
 */
export async function asRunning<Result>(writer: Writer, run: () => Promise<Result>): Promise<Result> {
  const { batch, caller, database } = writer
  running.add(batch)
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) && !isTaken(error)) {
      const { message } = problemDocument(error, caller.language)
      await failJob(database, batch, error instanceof Problem ? sentenceOf(error, caller.language) : message)
    }
    throw error
  } finally {
    running.delete(batch)
  }
}
