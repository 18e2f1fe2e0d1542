import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import chips from '#screens/list/toolbar/filter-chips.module.css'
import { MailActions } from '../actions/mail-actions'
import type { ListedMail, MailFilter } from '../mail-data'
import styles from './mail-list.module.css'
import { SelectionBar } from './selection-bar'

interface BulkBarProps {
  /** The selected ones. */
  readonly mails: readonly ListedMail[]
  /** How many are in the list. */
  readonly count: number
  readonly filter: MailFilter
  readonly isAll: boolean
  /** Whether conversations match that are not loaded. */
  readonly hasMore: boolean
  readonly onAll: (isAll: boolean) => void
  readonly onDone: () => void
}

/** Selects all mails on the page, or all that match, and changes the selected ones. */
export function BulkBar({ mails, count, filter, isAll, hasMore, onAll, onDone }: BulkBarProps) {
  const { t } = useTranslation()
  const [isMatching, setMatching] = useState(false)
  const isEverything = isMatching && isAll && hasMore
  const done = () => {
    setMatching(false)
    onDone()
  }
  return (
    <SelectionBar
      count={count}
      hasMore={hasMore}
      selected={mails.length === 0 ? 'none' : isAll ? 'all' : 'some'}
      onAll={() => {
        setMatching(false)
        onAll(!isAll)
      }}
    >
      {mails.length > 0 && (
        <div role="group" className={styles.chosen} aria-label={t('mail.selection')}>
          <span role="status">
            {isEverything ? t('mail.selectedMatching') : t('mail.selected', { count: mails.length })}
          </span>
          {isAll && hasMore && (
            <button type="button" className={chips.clearAll} onClick={() => setMatching(!isMatching)}>
              {t(isMatching ? 'mail.selectLoaded' : 'mail.selectMatching')}
            </button>
          )}
          <MailActions
            mails={mails}
            matching={isEverything ? filter : undefined}
            onGone={done}
            onDone={done}
          />
        </div>
      )}
    </SelectionBar>
  )
}
