import { reasonOf } from '#providers/data/http/problem'
import type { UploadControl } from '#providers/data/http/upload-call'
import { createListeners } from '#base/listeners'
import {
  again,
  withChanges,
  isUnderWay,
  newUpload,
  nextOf,
  shareOf,
  without,
  type Upload,
} from './upload-states'

export interface Sending<Extra, Answer> {
  /** The maximum number of parallel uploads. */
  readonly atOnce: number
  /** Whether uploaded files stay in the list until it is cleared. */
  readonly keepsDone: boolean
  /** Files with the same result are sent one after the other; by default each has its own. */
  readonly lineOf?: (upload: Upload<Extra>) => string | number
  readonly send: (file: File, fields: Extra, control: UploadControl) => Promise<Answer>
}

/** Files that are uploaded a few at a time, with progress, cancel and retry for each. */
export interface UploadQueue<Extra, Answer> {
  readonly read: () => readonly Upload<Extra>[]
  /** Calls back after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Calls back with the response to each uploaded file. Returns a function that unsubscribes. */
  readonly whenDone: (listener: (answer: Answer) => void) => () => void
  readonly add: (files: readonly File[], fields: Extra) => void
  /** Sends a failed file again. */
  readonly retry: (key: number) => void
  /** Cancels an upload in progress, or removes a finished one from the list. */
  readonly cancel: (key: number) => void
  /** Removes all files whose upload is not in progress. */
  readonly clear: () => void
  /** Cancels and removes all uploads. */
  readonly stop: () => void
}

const byItself = ({ key }: Upload) => key

/** An upload queue that works whether or not a component renders it. */
export function uploadQueue<Extra, Answer>(sending: Sending<Extra, Answer>): UploadQueue<Extra, Answer> {
  const { atOnce, keepsDone, lineOf = byItself, send } = sending
  const calls = new Map<number, AbortController>()
  const changes = createListeners()
  const answers = createListeners<[Answer]>()
  let all: readonly Upload<Extra>[] = []
  let last = 0

  const set = (next: readonly Upload<Extra>[]) => {
    all = next
    changes.notify()
  }
  const sendNext = () => {
    for (let next = nextOf(all, atOnce, lineOf); next; next = nextOf(all, atOnce, lineOf)) void sendOne(next)
  }
  const sendOne = async (upload: Upload<Extra>): Promise<void> => {
    const { key, file, extra: fields } = upload
    const call = new AbortController()
    const { signal } = call
    calls.set(key, call)
    set(withChanges(all, key, { state: 'runs' }))
    const onProgress = (sent: number, total: number) => {
      if (!signal.aborted) set(withChanges(all, key, { share: shareOf(sent, total) }))
    }
    try {
      const answer = await send(file, fields, { signal, onProgress })
      if (signal.aborted) return
      set(keepsDone ? withChanges(all, key, { state: 'done', share: 1 }) : without(all, key))
      answers.notify(answer)
    } catch (error) {
      if (!signal.aborted) set(withChanges(all, key, { state: 'failed', problem: reasonOf(error) }))
    } finally {
      if (calls.get(key) === call) calls.delete(key)
      sendNext()
    }
  }

  return {
    read: () => all,
    subscribe: changes.listen,
    whenDone: answers.listen,
    add: (files, fields) => {
      set([...all, ...files.map((file) => newUpload(++last, file, fields))])
      sendNext()
    },
    retry: (key) => {
      set(again(all, key))
      sendNext()
    },
    cancel: (key) => {
      calls.get(key)?.abort()
      set(without(all, key))
      sendNext()
    },
    clear: () => set(all.filter(isUnderWay)),
    stop: () => {
      for (const call of calls.values()) call.abort()
      set([])
    },
  }
}
