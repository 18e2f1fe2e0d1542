import type { Row } from '#providers/data/answers'
import type { Progress, Task } from '#shell/long-work/work'

/** The states of a job that has not ended. */
export const runningStates: readonly string[] = ['running', 'stopping']

/** How often the progress of running jobs is requested, in milliseconds. */
export const pollInterval = 2000

/** The progress of a job: while the rows of a large file are counted, in bytes. */
export function progressOf(row: Row): Progress & { readonly unit: Task['unit'] } {
  const [done, total, bytes, size] = ['done', 'total', 'bytes', 'totalBytes'].map((name) =>
    Number(row[name] ?? 0),
  )
  return total === 0 && size
    ? { done: bytes ?? 0, total: size, unit: 'bytes' }
    : { done: done ?? 0, total, unit: 'records' }
}
