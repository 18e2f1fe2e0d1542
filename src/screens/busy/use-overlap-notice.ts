import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { busyView } from '#define/busy'
import type { AnyResource } from '#define'
import { useLocale } from '#base/format/use-locale'
import { useNotify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { overlapsOf, overlapText, type TimeRange } from './overlaps'
import { useBusy } from './use-busy'

interface Checked {
  readonly row: Row
  readonly range: TimeRange
}

/** Whether a user takes part in an event: as its owner, or with an invitation that they have accepted. */
function takesPart(resource: AnyResource, row: Row, user: string | undefined): boolean {
  const { organizer = '', answers = '' } = busyView(resource)?.invitations ?? {}
  const answered = row[answers] as
    readonly { readonly invitee: string; readonly answer: string }[] | undefined
  const hasAccepted = answered?.some(({ invitee, answer }) => invitee === user && answer === 'accepted')
  return row[organizer] === user || hasAccepted === true
}

/** Returns a function that warns by a notice if the new time of an event overlaps with others of the user. */
export function useOverlapNotice(resource: AnyResource): (row: Row, range: TimeRange | undefined) => void {
  const { t } = useTranslation()
  const locale = useLocale()
  const notify = useNotify()
  const { data: user } = useGetIdentity()
  const [checked, check] = useState<Checked>()
  const { data, isPlaceholderData } = useBusy(
    resource,
    checked && user
      ? { users: [user.id], from: checked.range.start, to: checked.range.end, except: checked.row.id }
      : undefined,
  )
  const warn = useEffectEvent(() => {
    const overlaps = checked ? overlapsOf(data?.users[0]?.busy ?? [], checked.range) : []
    const message = overlapText(t, overlaps, locale)
    if (message !== undefined) notify({ message, variant: 'warning', key: 'overlap', duration: 6000 })
  })
  useEffect(() => {
    if (data && !isPlaceholderData) warn()
  }, [data, isPlaceholderData])
  return (row, range) => {
    if (range && busyView(resource) && takesPart(resource, row, user?.id)) check({ row, range })
  }
}
