import { isPicture, type AttachedFile } from '#define/attached'
import { formatBytes } from '#base/format/bytes'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import styles from './attached-files.module.css'
import { DownloadLink } from './download-link'

/** Attached files as links, pictures with a preview. */
export const AttachedFiles = ({ files }: { readonly files: readonly AttachedFile[] }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file.content}>
        <FileLink file={file} />
      </li>
    ))}
  </ul>
)

/** A link that downloads an attached file. */
export function FileLink({ file }: { readonly file: AttachedFile }) {
  const locale = useLocale()
  const { name, size, content } = file
  return (
    <span className={styles.file}>
      {isPicture(file) ? (
        <img className={styles.preview} src={content} alt="" width={40} height={40} loading="lazy" />
      ) : (
        <Icon name="paperclip" size={16} />
      )}
      <DownloadLink content={content} name={name} className={styles.name}>
        {name}
      </DownloadLink>
      <span className={styles.size} dir="auto">
        {formatBytes(size, locale)}
      </span>
    </span>
  )
}
