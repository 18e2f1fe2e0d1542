import { leaveWarning } from '#providers/router/leave-warning'
import type { UploadQueue } from './upload-queue'
import { isUnderWay } from './upload-states'

/** The browser asks before it closes the page while something of a queue is on its way; answers how to stop it. */
export function warnWhileBusy(queue: Pick<UploadQueue<unknown, unknown>, 'read' | 'subscribe'>): () => void {
  const warn = leaveWarning()
  const stop = queue.subscribe(() => warn(queue.read().some(isUnderWay)))
  return () => {
    stop()
    warn(false)
  }
}
