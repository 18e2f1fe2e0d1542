import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ListedMail } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import { SnoozeMenu } from '../snooze/snooze-menu'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'
import styles from './mail-line.module.css'

/** The actions that a line offers under the pointer; the keyboard has keys for them, and the selection has all. */
export function LineActions({ mail: { id, folder, isRead } }: { readonly mail: ListedMail }) {
  const { t } = useTranslation()
  const { change } = useChangeMails()
  const { moveTo, snooze } = useMoveMails()
  const given = { ids: [id], whole: true } as const
  const canArchive = folder === 'inbox' || folder === 'snoozed'
  const canTrash = folder !== 'trash' && folder !== 'drafts' && folder !== 'scheduled'
  const verb = isRead ? 'markUnread' : 'markRead'
  return (
    <span className={styles.hover}>
      {canArchive && (
        <LineButton
          name={t('mail.archive')}
          icon="archive"
          onRun={() => void moveTo({ ...given, folder: 'archive' })}
        />
      )}
      {canTrash && (
        <LineButton
          name={t('mail.trash')}
          icon="trash"
          onRun={() => void moveTo({ ...given, folder: 'trash' })}
        />
      )}
      {canSnooze(folder) && (
        <SnoozeMenu
          size={18}
          tabIndex={-1}
          onSnooze={async (snoozedUntil) => void (await snooze({ ...given, snoozedUntil }))}
        />
      )}
      <LineButton
        name={t(`mail.${verb}`)}
        icon={isRead ? 'envelope' : 'envelope-open'}
        onRun={() => void change({ ...given, verb })}
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
