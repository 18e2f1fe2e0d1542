import { useTranslation } from 'react-i18next'
import { RetryButton } from '#screens/uploads/retry-button'
import { isUnderWay, type Upload } from '#screens/uploads/upload-states'
import { Icon } from '#shell/icons'
import styles from './upload-list.module.css'
import type { FileUploads } from './use-uploads'

/** The uploads in progress, at the bottom of the page. */
export function UploadList({ uploads }: { uploads: FileUploads }) {
  const { t } = useTranslation()
  const { all, retry, cancel, clear } = uploads
  if (all.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={t('files.uploads')}>
      <header>
        <h2>{t('files.uploads')}</h2>
        {!all.some(isUnderWay) && (
          <button type="button" className="icon-button small" aria-label={t('files.clear')} onClick={clear}>
            <Icon name="x" size={16} />
          </button>
        )}
      </header>
      <ul>
        {all.map((item) => (
          <li key={item.key}>
            <Line upload={item} onRetry={() => retry(item.key)} onCancel={() => cancel(item.key)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onCancel: () => void
}

function Line({ upload, onRetry, onCancel }: LineProps) {
  const { t } = useTranslation()
  const { file, state, share, problem: reason = '' } = upload
  const { name } = file
  const percent = Math.round(share * 100)
  const shown = (
    <span className={styles.name} dir="auto" title={name}>
      {name}
    </span>
  )
  if (state === 'failed')
    return (
      <>
        <p role="alert" className={styles.failed}>
          {t('files.failed', { name, reason })}
        </p>
        <RetryButton name={name} onRetry={onRetry} />
      </>
    )
  if (state === 'done')
    return (
      <>
        {shown}
        <span role="status" className={styles.quiet}>
          {t('files.done')}
        </span>
      </>
    )
  return (
    <>
      {shown}
      <progress max={100} value={percent} aria-label={t('files.uploading', { name, percent })} />
      <button
        type="button"
        className="icon-button small"
        aria-label={t('files.cancel', { name })}
        onClick={onCancel}
      >
        <Icon name="x" size={16} />
      </button>
    </>
  )
}
