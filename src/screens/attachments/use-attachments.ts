import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadContent, type Uploaded } from '#providers/data/upload-call'
import { notify } from '#base/toasts/notify'
import { uploadQueue, type Sending } from '../uploads/upload-queue'
import { isUnderWay } from '../uploads/upload-states'
import { useDropped } from '../uploads/use-dropped'
import { useUploadQueue, type Uploads } from '../uploads/use-upload-queue'

/** An upload that is to go along; `content` is where its bytes are. */
export type SentAttachment = Pick<Uploaded, 'name' | 'size' | 'content'>

const oneByOne: Sending<undefined, Uploaded> = {
  atOnce: 1,
  keepsDone: false,
  send: (file, _extra, control) => uploadContent(file, control),
}

const asSent = ({ content, name, size }: Uploaded): SentAttachment => ({ content, name, size })

/** Files on their way to where `onAdd` takes them, as long as the component is there: it calls off the rest. */
export const useOwnUploads = (onAdd: (attachment: SentAttachment) => void) =>
  useUploadQueue(oneByOne, (answer) => onAdd(asSent(answer)))

/** The same for what outlives a component. */
export function uploadsTo(onAdd: (attachment: SentAttachment) => void) {
  const queue = uploadQueue(oneByOne)
  queue.whenDone((answer) => onAdd(asSent(answer)))
  return queue
}

interface Attaching {
  readonly value: readonly SentAttachment[]
  /** What is on its way into the value. */
  readonly uploads: Uploads<undefined>
  /** So many bytes together at most. */
  readonly maxBytes: number
  /** Nothing is taken for now. */
  readonly isClosed?: boolean
}

/**
 * Attaches files to what is written, as many as may be, in the order in which they were chosen. `place` makes
 * something a place to drop and to paste them.
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
    /** Why what was chosen last is not taken. */
    fault,
    attach,
    isOver,
    place: handlers,
    /** Whether everything that was chosen is there; where something is not, it is said. */
    requireAll: (): boolean =>
      uploads.all.length === 0 || refuse(isBusy ? 'attaching.still' : 'attaching.notThere'),
    /** Whether nothing is on its way; where something is, it is said. */
    requireRest: (): boolean => !isBusy || refuse('attaching.still'),
  }
}
export type Attachments = ReturnType<typeof useAttachments>
