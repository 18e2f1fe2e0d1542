import type { Caller } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import type { Watch } from '#server/base/progress'
import { report } from '#server/base/report'
import { writerFor, type Writer } from '#server/write/context'
import { hooksIn } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { taskOf } from '#server/write/services/tasks'
import { resumeBulk } from '../bulk/run'
import { resumeExport } from '../export/export-job'
import { resumeImport } from '../import/import-file'
import { resumeUndo } from '../undo/undo'
import { isStopped, openJobs, type JobKind, type OpenJob } from '../work/jobs'
import { asRunning, isRunningHere, isTaken } from '../work/running'

type Resume = (writer: Writer, job: OpenJob, watch: Watch) => Promise<void>
const resumes: { readonly [Kind in JobKind]: Resume } = {
  bulk: resumeBulk,
  import: resumeImport,
  export: resumeExport,
  undo: resumeUndo,
}

const everyMs = 15_000

/**
 * Resumes jobs whose server ended before they were finished, at startup and at intervals. Returns a function
 * that stops this.
 */
export function startResuming(services: Services): () => void {
  const resumer = createResumer(services)
  let isRunning = false
  const look = () => {
    if (isRunning) return
    isRunning = true
    resumer
      .resume()
      .catch((error: unknown) => report('A job could not be resumed', error))
      .finally(() => (isRunning = false))
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Resumes runs that no server is working on. With several servers, these are runs without progress since the last
 * check.
 */
export function createResumer(services: Services) {
  const { database } = services
  let seen = new Map<string, number>()
  return {
    async resume(): Promise<void> {
      const open = await openJobs(database)
      const before = seen
      seen = new Map(open.map(({ id, done }) => [id, done]))
      for (const job of open) {
        const isAlone = database.engine === 'embedded' || before.get(job.id) === job.done
        if (isAlone && !isRunningHere(job.id)) await goOn(services, job)
      }
    },
  }
}

/** Continues a job of the engine, or of its resource. */
function resume(services: Services, writer: Writer, job: OpenJob, watch: Watch): Promise<void> {
  const task = taskOf(job.plan)
  if (task === undefined) return resumes[job.kind](writer, job, watch)
  const resumeTask = hooksIn(services, job.resource ?? '')?.tasks?.[task]
  if (!resumeTask) throw new Problem({ kind: 'missing' })
  return resumeTask(services, writer.caller, job, watch)
}

async function goOn(services: Services, job: OpenJob): Promise<void> {
  const { id: batch, userId, role, language } = job
  const caller: Caller = { userId, sessionId: null, role, language }
  const writer: Writer = { ...writerFor(services, caller), batch }
  const watch: Watch = { onProgress: async () => !(await isStopped(services.database, batch)) }
  try {
    await asRunning(writer, () => resume(services, writer, job, watch))
  } catch (error) {
    if (!isTaken(error)) report(`The job ${batch} could not be resumed`, error)
  }
}
