import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from './progress-line'
import styles from './panel.module.css'
import { dismissWork, stopWork } from './works'
import type { LongWork } from './work'

/** The maximum number of skipped records shown; the list or the downloadable file has all of them. */
const maxDetails = 20

/** One piece of work: its progress while it runs, then its result and actions. */
export function WorkCard({ work }: { work: LongWork }) {
  const { t } = useTranslation()
  const id = useId()
  const { title, end } = work
  return (
    <li className={styles.work} data-state={end?.state ?? 'running'}>
      <div className={styles.title}>
        <strong id={id}>{title}</strong>
        {end ? (
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t('work.dismiss', { title })}
            onClick={() => dismissWork(work.id)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </button>
        ) : (
          <button
            type="button"
            className={styles.action}
            aria-describedby={id}
            aria-disabled={work.isStopping || undefined}
            onClick={() => work.isStopping || stopWork(work.id)}
          >
            {t(work.isStopping ? 'work.stopping' : 'work.stop')}
          </button>
        )}
      </div>
      {end ? <End work={work} /> : <ProgressLine {...work.progress} unit={work.unit} label={title} />}
    </li>
  )
}

function End({ work: { id, end } }: { work: LongWork }) {
  const { t } = useTranslation()
  if (!end) return null
  const { message, details = [], actions = [] } = end
  const more = details.length - maxDetails
  return (
    <>
      <p className={styles.message}>{message}</p>
      {details.length > 0 && (
        <details className={styles.details} open={details.length < 4}>
          <summary>{t('work.refused', { count: details.length })}</summary>
          <ul>
            {details.slice(0, maxDetails).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {more > 0 && <li>{t('work.more', { count: more })}</li>}
          </ul>
        </details>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              onClick={() => {
                dismissWork(id)
                run()
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
