import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { uploadQueue, type Sending, type UploadQueue } from './upload-queue'
import type { Upload } from './upload-states'
import { warnWhileBusy } from './warn-while-busy'

/** The current files of a queue, and its operations. */
export interface Uploads<Extra> extends Pick<
  UploadQueue<Extra, unknown>,
  'add' | 'retry' | 'cancel' | 'clear' | 'stop'
> {
  readonly all: readonly Upload<Extra>[]
}

const nothing = () => {}

/** Subscribes to an upload queue; `onDone` receives the response to each uploaded file. */
export function useUploads<Extra, Answer>(
  queue: UploadQueue<Extra, Answer>,
  onDone: (answer: Answer) => void = nothing,
): Uploads<Extra> {
  const notifyDone = useEffectEvent(onDone)
  useEffect(() => queue.whenDone((answer) => notifyDone(answer)), [queue])
  return { ...queue, all: useSyncExternalStore(queue.subscribe, queue.read) }
}

/** Creates an upload queue for a component; unmounting cancels the remaining uploads. */
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
