import type { UploadQueue } from './upload-queue'
import { isUnderWay } from './upload-states'

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

/** The browser asks before it closes the page while something of a queue is on its way; answers how to stop it. */
export function warnWhileBusy(queue: Pick<UploadQueue<unknown, unknown>, 'read' | 'subscribe'>): () => void {
  const stop = queue.subscribe(() => {
    if (queue.read().some(isUnderWay)) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })
  return () => {
    stop()
    window.removeEventListener('beforeunload', warn)
  }
}
