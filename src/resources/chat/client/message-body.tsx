import { useTranslation } from 'react-i18next'
import { DownloadLink } from '#screens/attachments/download-link'
import { formatBytes } from '#screens/fields/bytes'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import type { Attachment, Message } from './chat-data'
import styles from './messages.module.css'

/** The content of a message, or a placeholder if it was deleted. */
export function MessageBody({ message }: { message: Message }) {
  const { t } = useTranslation()
  if (message.isDeleted) return <p className={`${styles.bubble} ${styles.deleted}`}>{t('chat.deleted')}</p>
  return (
    <div className={styles.bubble} dir="auto">
      {message.body && (
        <p>
          <Linked text={message.body} />
          {message.editedAt && <small> ({t('chat.edited')})</small>}
        </p>
      )}
      {message.attachments.map((attachment) => (
        <AttachedFile key={attachment.path ?? attachment.name} attachment={attachment} />
      ))}
    </div>
  )
}

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

/** Text with its URLs as links. */
const Linked = ({ text }: { text: string }) =>
  text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )

function AttachedFile({ attachment: { name, size, path } }: { attachment: Attachment }) {
  const locale = useLocale()
  const caption = (
    <>
      <Icon name="paperclip" size={16} />
      <span>{name}</span>
      <small>{formatBytes(size, locale)}</small>
    </>
  )
  return path ? (
    <DownloadLink content={path} name={name} className={styles.file}>
      {caption}
    </DownloadLink>
  ) : (
    <span className={styles.file}>{caption}</span>
  )
}
