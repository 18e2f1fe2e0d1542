import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './panel.module.css'
import { readWorks, subscribeToWorks } from './works'
import { WorkCard } from './work-card'

/** The panel of long work in the bottom corner: the progress and result of each. */
export function Panel() {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const works = useSyncExternalStore(subscribeToWorks, readWorks).filter(({ isShown }) => isShown)
  const running = works.filter(({ end }) => end === undefined)
  const [last] = works.filter(({ end }) => end !== undefined).slice(-1)
  const head = running.length > 0 ? t('work.running', { count: running.length }) : t('work.over')
  return (
    <>
      <div role="status" className="visually-hidden">
        {works.length > 0 && (last?.end ? `${last.title}. ${last.end.message}` : head)}
      </div>
      {works.length > 0 && (
        <section className={styles.panel} aria-label={t('work.panel')}>
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{head}</span>
            <svg viewBox="0 0 16 16" aria-hidden="true" data-open={isOpen}>
              <path d="M3.5 10 8 5.5l4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
          <ul id={id} className={styles.works} hidden={!isOpen}>
            {works.map((work) => (
              <WorkCard key={work.id} work={work} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
