import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorState } from '../states'
import type { Entry } from './entry'
import styles from './palette.module.css'
import { Result } from './result'
import type { Found } from './use-found'
import type { FilledSection } from './use-sections'

interface ResultsProps {
  readonly id: string
  readonly typed: string
  readonly sections: readonly FilledSection[]
  readonly found: Found
  readonly chosen: Entry | undefined
  readonly onPoint: (entry: Entry) => void
  readonly onRun: (entry: Entry, inNewTab: boolean) => void
}

/** The results below the input, and their status: count, loading or error. */
export function Results({ id, typed, sections, found, chosen, onPoint, onRun }: ResultsProps) {
  const { t } = useTranslation()
  const list = useShown(chosen)
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  const hasRecords = sections.some(({ section }) => section === 'records')
  const isNothing = count === 0 && typed.trim() !== '' && !found.isSearching && found.error === undefined
  return (
    <div className={styles.results}>
      <div role="status" className="visually-hidden">
        {found.isSearching ? '' : isNothing ? t('palette.nothing') : t('palette.count', { count })}
      </div>
      <div
        role="listbox"
        className={styles.list}
        ref={list}
        id={`${id}list`}
        aria-label={t('palette.results')}
      >
        {sections.map(({ section, entries }) => (
          <div key={section} role="group" aria-labelledby={`${id}${section}`}>
            <div className={styles.section} id={`${id}${section}`} role="presentation">
              {t(`palette.sections.${section}`)}
            </div>
            {entries.map((entry) => (
              <Result
                key={entry.id}
                id={`${id}${entry.id}`}
                entry={entry}
                typed={typed}
                onPoint={onPoint}
                onRun={onRun}
                isChosen={entry.id === chosen?.id}
              />
            ))}
          </div>
        ))}
      </div>
      {found.isSearching && !hasRecords && <Bones />}
      {isNothing && (
        <EmptyState
          scene="nothing"
          small
          title={t('palette.nothing')}
          text={t('palette.nothingText', { typed: typed.trim() })}
        />
      )}
      {found.error !== undefined && <ErrorState error={found.error} onRetry={found.retry} small />}
    </div>
  )
}

/** Scrolls the chosen entry into view. */
function useShown(chosen: Entry | undefined) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])
  return list
}

/** The placeholder for records that are loading. */
const Bones = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((index) => (
      <div key={index} className={styles.bones}>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    ))}
  </div>
)
