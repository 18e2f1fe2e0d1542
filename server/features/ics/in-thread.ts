import { Problem } from '#server/base/errors/problem'
import { JobLimit } from '#server/base/parsing/job-limit'
import { JobQueue } from '#server/base/parsing/job-queue'
import type { IcsCalendar } from './ics-event'
import { icsResult, type IcsFile, type IcsJob, type IcsResult } from './thread/ics-job'
import type { IcsToWrite } from './write-ics'

/** Large files are read and written in a thread, so that requests never wait for them. */
const large = new JobQueue<IcsJob>(
  { name: 'ics-worker', source: new URL('thread/worker.ts', import.meta.url) },
  { milliseconds: 20_000, megabytes: 256, waiting: 16, idle: 10_000 },
)

/** Smaller ones take a few milliseconds. */
const [smallBytes, smallCount] = [50_000, 100]

/**
 * Reads a file.
 * @throws Problem `tooLarge`; `busy` if many others wait.
 */
export async function readIcs(file: IcsFile): Promise<IcsCalendar> {
  const result = await resultOf({ kind: 'read', file }, file.bytes.length <= smallBytes)
  if (result.kind !== 'read') throw new Problem({ kind: 'tooLarge' })
  return result.calendar
}

/**
 * Writes a calendar.
 * @throws Problem `tooLarge`; `busy` if many others wait.
 */
export async function writeIcs(calendar: IcsToWrite): Promise<string> {
  const result = await resultOf({ kind: 'write', calendar }, calendar.events.length <= smallCount)
  if (result.kind !== 'written') throw new Problem({ kind: 'tooLarge' })
  return result.text
}

async function resultOf(job: IcsJob, isSmall: boolean): Promise<IcsResult> {
  if (isSmall) return icsResult(job)
  try {
    const [result] = await large.run(job)
    return result as IcsResult
  } catch (error) {
    if (!(error instanceof JobLimit)) throw error
    throw new Problem({ kind: error.limit === 'queue' ? 'busy' : 'tooLarge' })
  }
}
