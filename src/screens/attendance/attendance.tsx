import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { Icon } from '#shell/icons'
import { Avatar } from '#shell/parts/avatar'
import { AnswerButtons } from './answer-buttons'
import styles from './attendance.module.css'
import { attendanceStates, inviteesOf, ownState, type Invitee } from './invitees'

interface AttendanceProps {
  readonly resource: AnyResource
  readonly row: Row
  /** Without a frame of its own. */
  readonly isPlain?: boolean
}

/** Who is invited to a record and what they answered, and the answer of the user if they are invited. */
export function Attendance({ resource, row, isPlain }: AttendanceProps) {
  const { t } = useTranslation()
  const id = useId()
  const invitees = inviteesOf(resource, row)
  const user = useGetIdentity().data
  const own = user && ownState(resource, row, user.id)
  if (invitees.length === 0) return null
  return (
    <section className={isPlain ? styles.plain : styles.attendance} aria-labelledby={id}>
      {own && <AnswerButtons resource={resource} row={row} own={own} />}
      <h2 id={id} className={styles.heading}>
        {t('attendance.title')} <Counts invitees={invitees} />
      </h2>
      <ul className={styles.list}>
        {invitees.map((invitee) => (
          <InviteeItem key={`${invitee.role} ${invitee.id}`} invitee={invitee} />
        ))}
      </ul>
    </section>
  )
}

/** How many gave each answer, without the organizer. */
function Counts({ invitees }: { readonly invitees: readonly Invitee[] }) {
  const { t } = useTranslation()
  const counts = attendanceStates.flatMap((state) => {
    const count = invitees.filter((each) => each.role !== 'organizer' && each.state === state).length
    return count > 0 ? [t(`attendance.counts.${state}`, { count })] : []
  })
  return <small>{counts.join(' · ')}</small>
}

const icons = { accepted: 'check', tentative: 'circle', declined: 'x', none: 'hourglass' } as const

function InviteeItem({ invitee: { id, name, role, state } }: { readonly invitee: Invitee }) {
  const { t } = useTranslation()
  const label = name ?? t('attendance.unknown')
  return (
    <li className={styles.invitee}>
      <Avatar person={{ id, displayName: label }} size={24} />
      <span className={styles.name}>{label}</span>
      {role !== 'attendee' && <span className={styles.role}>{t(`attendance.${role}`)}</span>}
      {role !== 'organizer' && (
        <span className={styles.state} data-state={state}>
          <Icon name={icons[state]} size={14} />
          {t(`attendance.state.${state}`)}
        </span>
      )}
    </li>
  )
}
