import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ListedMail } from '../mail-data'
import { useChangeMails } from '../use-change-mails'
import styles from './mail-line.module.css'

/** The actions that a line offers under the pointer; the keyboard has keys for them, and the selection has all. */
export function LineActions({ mail: { id, folder, isRead } }: { readonly mail: ListedMail }) {
  const { t } = useTranslation()
  const { change, moveTo } = useChangeMails()
  const given = { ids: [id], whole: true } as const
  const canArchive = folder === 'inbox'
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
