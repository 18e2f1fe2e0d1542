import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadContent, type Uploaded } from '#providers/data/http/upload-call'
import { notify } from '#base/toasts/notify'
import { uploadQueue, type Sending } from '../uploads/upload-queue'
import { isUnderWay } from '../uploads/upload-states'
import { useDropped } from '../uploads/use-dropped'
import { useUploadQueue, type Uploads } from '../uploads/use-upload-queue'

/** An upload to attach; `content` is the address of the file content. */
export type SentAttachment = Pick<Uploaded, 'name' | 'size' | 'content'>

const oneByOne: Sending<undefined, Uploaded> = {
  atOnce: 1,
  keepsDone: false,
  send: (file, _extra, control) => uploadContent(file, control),
}

const asSent = ({ content, name, size }: Uploaded): SentAttachment => ({ content, name, size })

/** Uploads files and passes each to `onAdd`. Unmounting the component cancels the remaining uploads. */
export const useOwnUploads = (onAdd: (attachment: SentAttachment) => void) =>
  useUploadQueue(oneByOne, (answer) => onAdd(asSent(answer)))

/** Same as `useOwnUploads`, for owners that outlive a component. */
export function uploadsTo(onAdd: (attachment: SentAttachment) => void) {
  const queue = uploadQueue(oneByOne)
  queue.whenDone((answer) => onAdd(asSent(answer)))
  return queue
}

interface Attaching {
  readonly value: readonly SentAttachment[]
  /** The uploads that are added to the value when they finish. */
  readonly uploads: Uploads<undefined>
  /** The maximum total size in bytes. */
  readonly maxBytes: number
  /** No files are accepted at the moment. */
  readonly isClosed?: boolean
}

/**
 * Attaches files to a text, in the order in which they were chosen, up to `maxBytes`. `place` has the event handlers
 * that make an element a target for dropping and pasting files.
 */
export function useAttachments({ value, uploads, maxBytes, isClosed = false }: Attaching) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<string>()
  const attach = (files: readonly File[]) => {
    const coming = uploads.all.map(({ file }) => file)
    const bytes = [...value, ...coming, ...files].reduce((sum, { size }) => sum + size, 0)
    const isTooMuch = bytes > maxBytes
    setFault(isTooMuch ? t('attaching.tooMuch', { limit: maxBytes / 1024 ** 2 }) : undefined)
    if (!isTooMuch) uploads.add(files, undefined)
  }
  const isBusy = uploads.all.some(isUnderWay)
  const refuse = (key: 'attaching.still' | 'attaching.notThere') => {
    notify({ message: t(key), variant: 'warning' })
    return false
  }
  const { isOver, handlers } = useDropped(!isClosed, attach)
  return {
    uploads,
    /** Why the files chosen last were not accepted. */
    fault,
    attach,
    isOver,
    place: handlers,
    /** Returns whether all uploads have finished; otherwise shows a message. */
    requireAll: (): boolean =>
      uploads.all.length === 0 || refuse(isBusy ? 'attaching.still' : 'attaching.notThere'),
    /** Returns whether no upload is in progress; otherwise shows a message. Failed uploads do not count. */
    requireRest: (): boolean => !isBusy || refuse('attaching.still'),
  }
}
export type Attachments = ReturnType<typeof useAttachments>
