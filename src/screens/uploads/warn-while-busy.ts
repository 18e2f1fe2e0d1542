import { leaveWarning } from '#providers/router/leave-warning'
import type { UploadQueue } from './upload-queue'
import { isUnderWay } from './upload-states'

/** Lets the browser ask before the page is closed while uploads are in progress. Returns a function that stops this. */
export function warnWhileBusy(queue: Pick<UploadQueue<unknown, unknown>, 'read' | 'subscribe'>): () => void {
  const warn = leaveWarning()
  const stop = queue.subscribe(() => warn(queue.read().some(isUnderWay)))
  return () => {
    stop()
    warn(false)
  }
}
