import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { uploadQueue, type Sending, type UploadQueue } from './upload-queue'
import type { Upload } from './upload-states'
import { warnWhileBusy } from './warn-while-busy'

/** The files of a queue as they are now, and what can be done with them. */
export interface Uploads<Extra> extends Pick<
  UploadQueue<Extra, unknown>,
  'add' | 'retry' | 'cancel' | 'clear' | 'stop'
> {
  readonly all: readonly Upload<Extra>[]
}

const nothing = () => {}

/** What is in a queue, and what can be done with it; `onDone` gets the answer to each file that is there. */
export function useUploads<Extra, Answer>(
  queue: UploadQueue<Extra, Answer>,
  onDone: (answer: Answer) => void = nothing,
): Uploads<Extra> {
  const notifyDone = useEffectEvent(onDone)
  useEffect(() => queue.whenDone((answer) => notifyDone(answer)), [queue])
  return { ...queue, all: useSyncExternalStore(queue.subscribe, queue.read) }
}

/** The same of a queue of one's own: whoever goes away calls off what is not there yet. */
export function useUploadQueue<Extra, Answer>(
  sending: Sending<Extra, Answer>,
  onDone: (answer: Answer) => void,
) {
  const [queue] = useState(() => uploadQueue(sending))
  useEffect(() => {
    const stopWarning = warnWhileBusy(queue)
    return () => {
      queue.stop()
      stopWarning()
    }
  }, [queue])
  return useUploads(queue, onDone)
}
