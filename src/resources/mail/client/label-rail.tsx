import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useNavigate } from 'react-router-dom'
import type { AreaIcon } from '#define/area-icons'
import { useGetIdentity } from '#providers/auth/use-auth'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { useEndpointCache } from '#providers/data/endpoint-cache'
import { Icon, type IconName } from '#shell/icons'
import { ErrorState, TableSkeleton } from '#shell/states'
import { presets } from '#theme/tokens'
import { useLabelName } from './label-name'
import {
  labelsKey,
  useLabelsOfMail,
  useMailCalls,
  useMailRefresh,
  type Label,
  type SystemLabel,
} from './mail-data'
import styles from './label-rail.module.css'

const icons: Readonly<Record<SystemLabel, IconName | AreaIcon>> = {
  all: 'envelope',
  inbox: 'tray',
  starred: 'star',
  important: 'bookmarks',
  sent: 'paper-plane-tilt',
  scheduled: 'clock',
  drafts: 'file',
  archive: 'archive',
  spam: 'warning',
  trash: 'trash',
}
const colors = ['blue', 'default', 'orange', 'purple', 'red', 'cyan'] as const
/** The suggested colour of the next label, in the format of colour fields. */
const colorAt = (index: number): string =>
  presets[colors[index % colors.length] ?? 'purple'].main.toLowerCase()

/** The labels, each with its number of unread mails. */
export function LabelRail({ current }: { current: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useLabelsOfMail()
  const [isMaking, setMaking] = useState(false)
  return (
    <nav className={styles.rail} aria-label={t('mail.labels')}>
      {!data &&
        (error ? (
          <ErrorState small error={error} onRetry={() => void refetch()} />
        ) : (
          <TableSkeleton rows={6} />
        ))}
      {data && (
        <ul>
          {data.map((label) => (
            <LabelLine key={label.id} label={label} isCurrent={label.id === current} />
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
  const { id, type, color, unreadCount } = label
  const [isConfirming, setConfirming] = useState(false)
  const name = nameOf(label)
  return (
    <li className={styles.item}>
      <NavLink
        to={`/dashboard/mail/${id}`}
        className={styles.label ?? ''}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {type === 'system' ? (
          <Icon name={icons[id as SystemLabel]} size={20} />
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
      </NavLink>
      {type === 'own' && isCurrent && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('mail.deleteLabel', { name })}
          onClick={() => setConfirming(true)}
        >
          <Icon name="trash" size={18} />
        </button>
      )}
      {isConfirming && <DeleteLabel id={id} name={name} onClose={() => setConfirming(false)} />}
    </li>
  )
}

function DeleteLabel({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { deleteLabel } = useMailCalls()
  const refresh = useMailRefresh()
  const { isRunning, refusal, attempt } = useAttempt()
  const remove = () =>
    attempt(async () => {
      await deleteLabel(id)
      onClose()
      void navigate('/dashboard/mail/all')
      await refresh()
    })
  return (
    <QuestionDialog
      title={t('mail.deleteLabel', { name })}
      text={t('mail.deleteLabelText')}
      yes={t('mail.delete')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void remove()}
    />
  )
}

function NewLabel({ index, onClose }: { index: number; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const { makeLabel } = useMailCalls()
  const cache = useEndpointCache()
  const { data: user } = useGetIdentity()
  const [name, setName] = useState('')
  const { isRunning, refusal, attempt } = useAttempt()
  const make = () =>
    attempt(async () => {
      await makeLabel(name.trim(), colorAt(index), user?.id ?? '')
      onClose()
      await cache.invalidate(labelsKey)
    })
  return (
    <QuestionDialog
      title={t('mail.newLabel')}
      yes={t('mail.makeLabel')}
      form={id}
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void make()
        }}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to write in it
          autoFocus
          fullWidth
          required
          margin="dense"
          label={t('mail.labelName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 40, required: false } }}
        />
      </form>
    </QuestionDialog>
  )
}
