import Button from '@mui/material/Button'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import styles from './history.module.css'

const HistoryPanel = lazy(() =>
  withDeferredTexts(() => import('./history-panel').then((module) => ({ default: module.HistoryPanel }))),
)

interface HistorySectionProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly startsOpen: boolean
}

/** The history of a record, loaded when the user opens it. */
export function HistorySection({ resource, row, startsOpen }: HistorySectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <h2 id={`${id}title`}>{t('show.history')}</h2>
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? t('show.hideHistory') : t('show.showHistory')}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<p role="status">{t('show.historyLoading')}</p>}>
            <HistoryPanel resource={resource} row={row} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
