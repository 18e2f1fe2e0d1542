import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadLink } from '#screens/attachments/download-link'
import { formatBytes } from '#base/format/bytes'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { Attachment, Message } from '../../chat-data'
import attached from './attached.module.css'
import styles from '../messages.module.css'
import { FormattedText, type Mentioned } from '#shell/parts/formatted-text/formatted-text'

const PicturePreview = lazy(() =>
  import('./picture-preview').then((module) => ({ default: module.PicturePreview })),
)

interface MessageBodyProps {
  readonly message: Message
  /** The users whom it may mention. */
  readonly people: readonly Mentioned[]
}

/** The content of a message, or a placeholder if it was deleted. */
export function MessageBody({ message, people }: MessageBodyProps) {
  const { t } = useTranslation()
  if (message.isDeleted) return <p className={`${styles.bubble} ${styles.deleted}`}>{t('chat.deleted')}</p>
  return (
    <div className={styles.bubble}>
      {message.body && (
        <FormattedText
          text={message.body}
          people={people}
          end={message.editedAt && <small> ({t('chat.edited')})</small>}
        />
      )}
      {message.attachments.map((attachment) => (
        <Attached key={attachment.path ?? attachment.name} attachment={attachment} />
      ))}
    </div>
  )
}

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** A picture inside the message, or a file to download. */
function Attached({ attachment }: { attachment: Attachment }) {
  const [isFailed, setFailed] = useState(false)
  const { type, path } = attachment
  return path && type && pictures.has(type) && !isFailed ? (
    <AttachedPicture attachment={{ ...attachment, path }} onFailure={() => setFailed(true)} />
  ) : (
    <AttachedFile attachment={attachment} />
  )
}

interface AttachedPictureProps {
  readonly attachment: Attachment & { readonly path: string }
  readonly onFailure: () => void
}

function AttachedPicture({ attachment: { name, path }, onFailure }: AttachedPictureProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={attached.picture}
        aria-label={t('chat.openPicture', { name })}
        title={name}
        onClick={() => setOpen(true)}
      >
        <img src={path} alt="" loading="lazy" onError={onFailure} />
      </button>
      {isOpen && (
        <PartBoundary onFailure={() => setOpen(false)}>
          <Suspense>
            <PicturePreview name={name} address={path} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}

function AttachedFile({ attachment: { name, size, path } }: { attachment: Attachment }) {
  const locale = useLocale()
  const caption = (
    <>
      <Icon name="paperclip" size={16} />
      <span dir="auto">{name}</span>
      <small>{formatBytes(size, locale)}</small>
    </>
  )
  return path ? (
    <DownloadLink content={path} name={name} className={attached.file}>
      {caption}
    </DownloadLink>
  ) : (
    <span className={attached.file}>{caption}</span>
  )
}
