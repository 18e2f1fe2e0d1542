import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { busyLimits, busyView, type BusyUser } from '#define/views/busy'
import type { AnyResource } from '#define'
import { useLocale } from '#base/format/use-locale'
import { formatInstant } from '#base/format/intl'
import { useGetIdentity } from '#providers/auth/use-auth'
import { inputId, useFormScope } from '#screens/fields/input/form-scope'
import { Icon } from '#shell/icons'
import styles from './busy.module.css'
import { freeTimes } from './free-times'
import { overlapsOf, overlapText, rangeText, type TimeRange } from './overlaps'
import { useBusy } from './use-busy'
import { useNames } from './use-names'

const dayLong = 86_400_000
/** How many days ahead a common time is looked for, and how many are offered. */
const searchedDays = 14
const offered = 3

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * In a form with invited users: who is busy at its time, and when all of them are free. It is below their input; of a
 * stored event as soon as the user changes one of them, so that nothing moves while the form appears.
 */
export function Availability({ resource }: { readonly resource: AnyResource }) {
  const isStored = isText(useFormScope().row['id'])
  const { start = '', end = '', invitations } = busyView(resource) ?? {}
  const names = [start, end, invitations?.attendees ?? '']
  const { dirtyFields } = useFormState({ name: names })
  if (isStored && !names.some((name) => dirtyFields[name])) return null
  return <BelowInput resource={resource} />
}

function BelowInput({ resource }: { readonly resource: AnyResource }) {
  const host = useFrameOf(busyView(resource)?.invitations?.attendees ?? '')
  const content = <OfForm resource={resource} />
  return host ? createPortal(content, host) : content
}

/** The element around the input of a field, once it is rendered. */
function useFrameOf(name: string): HTMLElement | undefined {
  const { prefix } = useFormScope()
  const [frame, setFrame] = useState<HTMLElement>()
  const look = useCallback(() => {
    const label = document.getElementById(`${inputId(prefix, name)}-label`)
    setFrame(label?.parentElement ?? undefined)
  }, [prefix, name])
  useEffect(() => {
    const frameId = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frameId)
  }, [look])
  return frame
}

function OfForm({ resource }: { readonly resource: AnyResource }) {
  const view = busyView(resource)
  const names = [
    view?.start,
    view?.end,
    view?.allDay,
    view?.invitations?.attendees,
    view?.invitations?.organizer,
  ]
  const [start, end, isWhole, attendees, organizer]: readonly unknown[] = useWatch({
    name: names.map((name) => name ?? ''),
  })
  if (isWhole === true || !isInstant(start) || !isInstant(end) || start >= end) return null
  const users = [organizer, ...(Array.isArray(attendees) ? (attendees as unknown[]) : [])]
  return <OfRange resource={resource} range={{ start, end }} users={users.filter(isText)} />
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

interface OfRangeProps {
  readonly resource: AnyResource
  readonly range: TimeRange
  readonly users: readonly string[]
}

function OfRange({ resource, range, users: given }: OfRangeProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { row } = useFormScope()
  const { data: me } = useGetIdentity()
  const except = isText(row['id']) ? row['id'] : undefined
  const users = [...new Set(given.length > 0 ? given : me ? [me.id] : [])].slice(0, busyLimits.users)
  // The days after it as well, in which a common time is looked for.
  const from = new Date(range.start)
  from.setHours(0, 0, 0, 0)
  const to = new Date(Math.max(from.getTime() + searchedDays * dayLong, Date.parse(range.end)))
  const isShort = to.getTime() - from.getTime() <= busyLimits.days * dayLong
  const { data, isError } = useBusy(
    resource,
    users.length > 0 && isShort
      ? { users, from: from.toISOString(), to: to.toISOString(), except }
      : undefined,
  )
  if (isError) return <p className={styles.failed}>{t('scheduling.availabilityFailed')}</p>
  if (!data) return null
  const own = data.users.find(({ user }) => user === me?.id)
  const overlap = overlapText(t, overlapsOf(own?.busy ?? [], range), locale)
  const others = data.users.filter(({ user }) => user !== me?.id)
  return (
    <section className={styles.availability} aria-label={t('scheduling.availability')}>
      <p className={styles.warning} role="status" hidden={overlap === undefined}>
        <Icon name="warning-circle" size={16} />
        <span>{overlap}</span>
      </p>
      {others.length > 0 && (
        <>
          <People resource={resource} users={others} range={range} />
          <FreeTimes resource={resource} users={data.users} range={range} to={to.toISOString()} />
        </>
      )}
    </section>
  )
}

interface PeopleProps {
  readonly resource: AnyResource
  readonly users: readonly BusyUser[]
  readonly range: TimeRange
}

/** Each of the others with whether they are busy. */
function People({ resource, users, range }: PeopleProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = useNames(
    resource,
    users.map(({ user }) => user),
  )
  return (
    <ul className={styles.people}>
      {users.map(({ user, busy }) => {
        const name = names.get(user) ?? t('scheduling.someone')
        const overlaps = overlapsOf(busy, range)
        const [first] = overlaps
        return (
          <li key={user} data-busy={first ? '' : undefined}>
            <Icon name={first ? 'warning-circle' : 'check'} size={16} />
            {first
              ? t('scheduling.isBusy', { name, when: rangeText(first, locale) })
              : t('scheduling.isFree', { name })}
          </li>
        )
      })}
    </ul>
  )
}

/** The next common free times, of which each becomes the time of the event. */
function FreeTimes({ resource, users, range, to }: PeopleProps & { readonly to: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(() => new Date().toISOString())
  const view = busyView(resource)
  const busy = users.flatMap((user) => user.busy)
  const lasts = Date.parse(range.end) - Date.parse(range.start)
  const start = range.start > now ? range.start : now
  const times = isOpen ? freeTimes(busy, { start, end: to }, lasts, offered) : []
  const choose = (time: TimeRange) => {
    const options = { shouldDirty: true, shouldValidate: true }
    if (view?.start) setValue(view.start, time.start, options)
    if (view?.end) setValue(view.end, time.end, options)
    setOpen(false)
  }
  return (
    <div className={styles.times} role="group" aria-label={t('scheduling.freeTimes')}>
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="magnifying-glass" size={16} />
        {t('scheduling.findTime')}
      </button>
      {times.map((time) => (
        <button key={time.start} type="button" className="button" onClick={() => choose(time)}>
          {formatInstant(time.start, locale)}
        </button>
      ))}
      {isOpen && times.length === 0 && <p className={styles.failed}>{t('scheduling.noFreeTime')}</p>}
    </div>
  )
}
