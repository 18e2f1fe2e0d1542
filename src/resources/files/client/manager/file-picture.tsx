import type { Row } from '#providers/data/answers'
import { Icon, type IconName } from '#shell/icons'
import styles from './entries.module.css'

const icons: Readonly<Record<string, IconName>> = {
  document: 'file-text',
  sheet: 'table',
  presentation: 'presentation-chart',
  picture: 'image',
  video: 'play',
  audio: 'megaphone',
  archive: 'archive',
}

/** The thumbnail of a file: the image itself, or an icon of its kind. */
export function FilePicture({ row, size }: { row: Row; size: number }) {
  const { kind, content } = row as Row & { kind: string; content: string | null }
  if (kind === 'picture' && content)
    return <img src={content} alt="" loading="lazy" className={styles.thumbnail} />
  return (
    <span className={styles.sign} data-kind={kind}>
      <Icon name={icons[kind] ?? 'files'} size={size} />
    </span>
  )
}
