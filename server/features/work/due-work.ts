import { report } from '#server/base/report'
import { hooksOfAll, type DueWork } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'

const everyMs = 5000
/** The shortest delay between two runs, in milliseconds: the clock of the database may be behind. */
const minMs = 50

/**
 * Does the due work of each resource at intervals, and at the time for which the next of it is planned. What takes long
 * for one resource does not delay the others. Returns a function that stops this, after the work that is being done.
 */
export function startDueWork(services: Services): () => Promise<void> {
  const stops = hooksOfAll(services).flatMap(({ dueWork }) => (dueWork ? [startLoop(services, dueWork)] : []))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startLoop(services: Services, dueWork: DueWork): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const start = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = run()
    }, milliseconds)
    timer.unref()
  }
  const run = async () => {
    const next = await doOne(services, dueWork)
    const wait = next ? next.getTime() - Date.now() : everyMs
    if (!isStopped) start(Math.min(everyMs, Math.max(minMs, wait)))
  }
  start(minMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

const doOne = (services: Services, dueWork: DueWork): Promise<Date | undefined> =>
  dueWork(services).catch((error: unknown) => {
    report('Work that was due failed', error)
    return undefined
  })

/** Does the due work of all resources; resolves with the time of the next of it. What fails is tried again. */
export async function doDueWork(services: Services): Promise<Date | undefined> {
  let next: Date | undefined
  for (const { dueWork } of hooksOfAll(services)) {
    const planned = dueWork && (await doOne(services, dueWork))
    if (planned && (!next || planned < next)) next = planned
  }
  return next
}
