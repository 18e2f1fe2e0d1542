import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AreaIcon } from '#define/choices/area-icons'
import { Icon, type IconName } from '#shell/icons'
import type { Label, SystemLabel } from '../mail-data'
import { useLabelName } from './label-name'
import styles from './label-rail.module.css'
import { textsOfDeletion } from './texts-of-deletion'

const icons: Readonly<Record<SystemLabel, IconName | AreaIcon>> = {
  all: 'envelope',
  inbox: 'tray',
  starred: 'star',
  snoozed: 'alarm',
  important: 'bookmarks',
  sent: 'paper-plane-tilt',
  scheduled: 'clock',
  drafts: 'file',
  archive: 'archive',
  spam: 'warning',
  trash: 'trash',
}

interface LabelItemProps {
  readonly label: Label
  readonly isCurrent: boolean
  readonly onDelete: () => void
  readonly children?: ReactNode
}

/** A label as a link to its mails; the current one can be deleted, if its user has created it. */
export function LabelItem({ label, isCurrent, onDelete, children }: LabelItemProps) {
  const { t } = useTranslation()
  const nameOf = useLabelName()
  const { id, type, color, query, unreadCount } = label
  const name = nameOf(label)
  return (
    <li className={styles.item}>
      <Link
        to={
          query === undefined ? `/dashboard/mail/${id}` : `/dashboard/mail/all?q=${encodeURIComponent(query)}`
        }
        className={styles.label}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {type !== 'own' ? (
          <Icon name={type === 'search' ? 'magnifying-glass' : icons[id as SystemLabel]} size={20} />
        ) : (
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="6" fill={color ?? 'currentColor'} />
          </svg>
        )}
        <span className={styles.name}>{name}</span>
        {unreadCount > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unreadCount}</span>
            <span className="visually-hidden">{t('mail.unread', { count: unreadCount })}</span>
          </span>
        )}
      </Link>
      {type !== 'system' && isCurrent && (
        <button
          type="button"
          className="icon-button"
          aria-label={t(textsOfDeletion[type === 'search' ? 'search' : 'label'].title, { name })}
          onClick={onDelete}
        >
          <Icon name="trash" size={18} />
        </button>
      )}
      {children}
    </li>
  )
}

interface LabelsProps {
  readonly children: ReactNode
  readonly onNew: () => void
}

/** The list of the labels, and below it the button for a new one. */
export function Labels({ children, onNew }: LabelsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ul>{children}</ul>
      <button type="button" className={styles.make} onClick={onNew}>
        <Icon name="plus" size={18} />
        {t('mail.newLabel')}
      </button>
    </>
  )
}
