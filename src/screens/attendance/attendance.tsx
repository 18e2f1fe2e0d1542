import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatDay, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { Icon } from '#shell/icons'
import { Avatar } from '#shell/parts/avatar/avatar'
import { AnswerButtons } from './answer-buttons'
import styles from './attendance.module.css'
import { attendanceStates, inviteesOf, ownState, type Invitee } from './invitees'

interface AttendanceProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The start of an occurrence, if only that is meant. */
  readonly at?: string | undefined
  /** Without a frame of its own. */
  readonly isPlain?: boolean
}

/** Who is invited to a record and what they answered, and the answer of the user if they are invited. */
export function Attendance({ resource, row, at, isPlain }: AttendanceProps) {
  const { t } = useTranslation()
  const id = useId()
  const invitees = inviteesOf(resource, row, at)
  const user = useGetIdentity().data
  const { allDay } = resource.views?.calendar ?? {}
  const ofDays = allDay !== undefined && row[allDay] === true
  const own = user && ownState(resource, row, user.id, at)
  if (invitees.length === 0) return null
  return (
    <section className={isPlain ? styles.plain : styles.attendance} aria-labelledby={id}>
      {own && <AnswerButtons resource={resource} row={row} at={at} own={own} />}
      <h2 id={id} className={styles.heading}>
        {t('attendance.title')} <Counts invitees={invitees} />
      </h2>
      <ul className={styles.list}>
        {invitees.map((invitee) => (
          <InviteeItem key={`${invitee.role} ${invitee.id}`} invitee={invitee} ofDays={ofDays} />
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

/** How many answers to single occurrences are shown. */
const maxExceptions = 5

const icons = { accepted: 'check', tentative: 'circle', declined: 'x', none: 'hourglass' } as const

interface InviteeItemProps {
  readonly invitee: Invitee
  /** Whether the starts of exceptions are days. */
  readonly ofDays: boolean
}

function InviteeItem({ invitee: { id, name, role, state, exceptions }, ofDays }: InviteeItemProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const when = (start: string) =>
    ofDays ? formatDay(start.slice(0, 10), locale) : formatInstant(start, locale)
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
      {exceptions.length > 0 && (
        <span className={styles.exceptions}>
          {exceptions
            .slice(0, maxExceptions)
            .map(({ start, state: answer }) => `${when(start)}: ${t(`attendance.state.${answer}`)}`)
            .join(' · ')}
          {exceptions.length > maxExceptions && ' …'}
        </span>
      )}
    </li>
  )
}
