import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadContent, type Uploaded } from '../../providers/data/upload-call'
import { notify } from '../../providers/notifications/notify'
import type { Sending } from '../uploads/upload-queue'
import { isUnderWay } from '../uploads/upload-states'
import { useDropped } from '../uploads/use-dropped'
import { useUploadQueue } from '../uploads/use-upload-queue'

/** An upload that is to go along; `content` is where its bytes are. */
export type SentAttachment = Pick<Uploaded, 'name' | 'size' | 'content'>

const oneByOne: Sending<undefined, Uploaded> = {
  atOnce: 1,
  keepsDone: false,
  send: (file, _said, control) => uploadContent(file, control),
}

interface Attaching {
  readonly value: readonly SentAttachment[]
  readonly onAdd: (attachment: SentAttachment) => void
  /** So many bytes together at most. */
  readonly most: number
  /** Nothing is taken for now. */
  readonly isClosed?: boolean
}

/**
 * Attaches files to what is written, as many as may be, in the order in which they were chosen. `place` makes
 * something a place to drop and to paste them. Whoever goes away calls off what is not there yet.
 */
export function useAttachments({ value, onAdd, most, isClosed = false }: Attaching) {
  const { t } = useTranslation()
  const [fault, setFault] = useState<string>()
  const uploads = useUploadQueue(oneByOne, ({ content, name, size }) => onAdd({ content, name, size }))
  const attach = (files: readonly File[]) => {
    const coming = uploads.all.map(({ file }) => file)
    const bytes = [...value, ...coming, ...files].reduce((sum, { size }) => sum + size, 0)
    const isTooMuch = bytes > most
    setFault(isTooMuch ? t('attaching.tooMuch', { limit: most / 1024 ** 2 }) : undefined)
    if (!isTooMuch) uploads.add(files, undefined)
  }
  const isBusy = uploads.all.some(isUnderWay)
  const refuse = (key: 'attaching.still' | 'attaching.notThere') => {
    notify({ message: t(key), variant: 'warning' })
    return false
  }
  const { isOver, handlers: place } = useDropped(!isClosed, attach)
  return {
    uploads,
    /** Why what was chosen last is not taken. */
    fault,
    attach,
    isOver,
    place,
    /** Whether everything that was chosen is there; where something is not, it is said. */
    requireAll: (): boolean =>
      uploads.all.length === 0 || refuse(isBusy ? 'attaching.still' : 'attaching.notThere'),
    /** Whether nothing is on its way; where something is, it is said. */
    requireRest: (): boolean => !isBusy || refuse('attaching.still'),
  }
}
export type Attachments = ReturnType<typeof useAttachments>
