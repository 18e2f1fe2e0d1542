import { useDataProvider } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { busyView, type BusyAnswer } from '#define/views/busy'
import type { AnyResource } from '#define'
import { useLocale } from '#base/format/use-locale'
import { useNotify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { overlapsOf, overlapText, type TimeRange } from './overlaps'
import { busyUrl } from './use-busy'

/** Whether a user takes part in an event: as its owner, or with an invitation that they have accepted. */
function takesPart(resource: AnyResource, row: Row, user: string): boolean {
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
  const read = useDataProvider()()
  const warn = async (row: Row, range: TimeRange, id: string) => {
    const { start: from, end: to } = range
    const url = busyUrl(resource, { users: [id], from, to, except: row.id })
    const answer = await read.custom?.<BusyAnswer>({ url, method: 'get' })
    const overlaps = overlapsOf(answer?.data.users[0]?.busy ?? [], range)
    const message = overlapText(t, overlaps, locale)
    if (message !== undefined) notify({ message, variant: 'warning', key: 'overlap', duration: 6000 })
  }
  return (row, range) => {
    if (!user || !range || !busyView(resource) || !takesPart(resource, row, user.id)) return
    // Without an answer there is no warning.
    warn(row, range, user.id).catch(() => undefined)
  }
}
