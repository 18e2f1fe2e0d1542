import Popover from '@mui/material/Popover'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../icons'
import { Themed } from '../theme/themed'
import { InboxList } from './inbox-list'
import styles from './notifications.module.css'
import { Tabs } from './tabs'
import { useInbox, type Tab } from './use-inbox'
import { useMark } from './use-mark'

interface NotificationsPopoverProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
  /** Called when a link leads to another page, which takes the focus. */
  readonly onLeave: () => void
}

/** The newest notifications, all or unread, and a link to the page of all. */
export function NotificationsPopover({ anchor, onClose, onLeave }: NotificationsPopoverProps) {
  const { t } = useTranslation()
  const id = useId()
  const [tab, setTab] = useState<Tab>('all')
  const inbox = useInbox(tab)
  const { markAllRead } = useMark()
  const unread = useInbox('all').data?.unread ?? 0
  return (
    <Themed>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: styles.paper ?? '' } }}
      >
        <header className={styles.head}>
          <h2 id={id}>{t('told.title')}</h2>
          {unread > 0 && (
            <button
              type="button"
              className="icon-button"
              aria-label={t('told.markAll')}
              title={t('told.markAll')}
              onClick={() => void markAllRead()}
            >
              <Icon name="checks" size={20} />
            </button>
          )}
        </header>
        <Tabs id={id} tab={tab} unread={unread} onTab={setTab} />
        <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${tab}`} className={styles.panel}>
          <InboxList tab={tab} inbox={inbox} onLeave={onLeave} />
        </div>
        <footer className={styles.foot}>
          <Link className="button" to="/dashboard/notifications" onClick={onLeave}>
            {t('told.viewAll')}
          </Link>
        </footer>
      </Popover>
    </Themed>
  )
}
