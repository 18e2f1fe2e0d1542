import { useTranslation } from 'react-i18next'
import { MailActions } from '../mail-actions'
import type { ListedMail } from '../mail-data'
import styles from './mail-list.module.css'

interface BulkBarProps {
  readonly mails: readonly ListedMail[]
  readonly label: string
  readonly isAll: boolean
  readonly onAll: (isAll: boolean) => void
  readonly onDone: () => void
}

/** Selects all mails on the page, and changes the selected ones. */
export function BulkBar({ mails, isAll, onAll, onDone }: BulkBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bulk}>
      <label>
        <input
          type="checkbox"
          aria-label={t('mail.selectAll')}
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = mails.length > 0 && !isAll
          }}
          onChange={() => onAll(!isAll)}
        />
      </label>
      {mails.length > 0 && (
        <div role="group" className={styles.chosen} aria-label={t('mail.selection')}>
          <span role="status">{t('mail.selected', { count: mails.length })}</span>
          <MailActions mails={mails} onGone={onDone} onDone={onDone} />
        </div>
      )}
    </div>
  )
}
