import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './mail-list.module.css'

interface SelectionBarProps {
  /** How many are in the list. */
  readonly count: number
  /** Whether conversations match that are not loaded. */
  readonly hasMore: boolean
  readonly selected: 'none' | 'some' | 'all'
  readonly onAll: () => void
  /** What can be done with the selected ones. */
  readonly children?: ReactNode
}

/** Selects all mails of the list; while none is selected it says how many there are. */
export function SelectionBar({ count, hasMore, selected, onAll, children }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bulk}>
      <label>
        <input
          type="checkbox"
          aria-label={t('mail.selectAll')}
          checked={selected === 'all'}
          ref={(input) => {
            if (input) input.indeterminate = selected === 'some'
          }}
          onChange={onAll}
        />
        {selected === 'none' && t('mail.selectAll')}
      </label>
      {selected === 'none' && (
        <span className={styles.shown}>{t(hasMore ? 'mail.newest' : 'mail.shown', { count })}</span>
      )}
      {children}
    </div>
  )
}
