import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { AreaIcon } from '#define/choices/area-icons'
import { Icon, type IconName } from '#shell/icons'
import { ErrorState, LinesSkeleton } from '#shell/states'
import { useLabelsOfMail, type Label, type SystemLabel } from '../mail-data'
import { DeleteLabel, textsOfDeletion } from './delete-label'
import { useLabelName } from './label-name'
import styles from './label-rail.module.css'
import { NewLabel } from './new-label'

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
/** The labels, each with its number of unread mails, and the saved searches. */
export function LabelRail({ current }: { current: string }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const search = params.get('q')?.trim()
  const { data, error, refetch } = useLabelsOfMail()
  const [isMaking, setMaking] = useState(false)
  // The page of a saved search is that of all mail with its query.
  const saved = data?.find(({ query }) => query !== undefined && query === search)
  return (
    <nav className={styles.rail} aria-label={t('mail.labels')}>
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton rows={11} shape="name" />
        ))}
      {data && (
        <ul>
          {data.map((label) => (
            <LabelLine key={label.id} label={label} isCurrent={label.id === (saved?.id ?? current)} />
          ))}
        </ul>
      )}
      {data && (
        <button type="button" className={styles.make} onClick={() => setMaking(true)}>
          <Icon name="plus" size={18} />
          {t('mail.newLabel')}
        </button>
      )}
      {isMaking && <NewLabel index={data?.length ?? 0} onClose={() => setMaking(false)} />}
    </nav>
  )
}

function LabelLine({ label, isCurrent }: { label: Label; isCurrent: boolean }) {
  const { t } = useTranslation()
  const nameOf = useLabelName()
  const { id, type, color, query, unreadCount } = label
  const [isConfirming, setConfirming] = useState(false)
  const name = nameOf(label)
  const texts = textsOfDeletion[type === 'search' ? 'search' : 'label']
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
          aria-label={t(texts.title, { name })}
          onClick={() => setConfirming(true)}
        >
          <Icon name="trash" size={18} />
        </button>
      )}
      {isConfirming && <DeleteLabel id={id} name={name} texts={texts} onClose={() => setConfirming(false)} />}
    </li>
  )
}
