import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ListedMail } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import styles from './mail-line.module.css'

interface LineActionsViewProps {
  readonly mail: ListedMail
  /** Opens the times until which it can be snoozed. */
  readonly snooze: ReactNode
  readonly onMove: (folder: 'archive' | 'trash') => void
  readonly onMark: (verb: 'markRead' | 'markUnread') => void
}

/** The actions that a line offers under the pointer; the keyboard has keys for them, and the selection has all. */
export function LineActionsView({ mail: { folder, isRead }, snooze, onMove, onMark }: LineActionsViewProps) {
  const { t } = useTranslation()
  const canArchive = folder === 'inbox' || folder === 'snoozed'
  const canTrash = folder !== 'trash' && folder !== 'drafts' && folder !== 'scheduled'
  const verb = isRead ? 'markUnread' : 'markRead'
  return (
    <span className={styles.hover}>
      {canArchive && <LineButton name={t('mail.archive')} icon="archive" onRun={() => onMove('archive')} />}
      {canTrash && <LineButton name={t('mail.trash')} icon="trash" onRun={() => onMove('trash')} />}
      {canSnooze(folder) && snooze}
      <LineButton
        name={t(`mail.${verb}`)}
        icon={isRead ? 'envelope' : 'envelope-open'}
        onRun={() => onMark(verb)}
      />
    </span>
  )
}

interface LineButtonProps {
  readonly name: string
  readonly icon: 'archive' | 'trash' | 'envelope' | 'envelope-open'
  readonly onRun: () => void
}

const LineButton = ({ name, icon, onRun }: LineButtonProps) => (
  <button type="button" className="icon-button" tabIndex={-1} aria-label={name} title={name} onClick={onRun}>
    <Icon name={icon} size={18} />
  </button>
)
