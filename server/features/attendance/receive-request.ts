import { withoutWords } from '#server/db/tables/search-words'
import type { AnyResource } from '#define/resource'
import { recordTitle } from '#define/layout/record-title'
import type { Values } from '#define/parsing/parse'
import { sql, statement } from '#server/db/statement'
import { hooksOf, type Stored, type Writing } from '#server/write/context'
import { removeLocked, apply } from '#server/write/update'
import { insertTrusted } from '#server/write/insert-trusted'
import { withDefaults } from '#server/write/values/values'
import type { IcsEvent } from '../ics/ics-event'
import { valuesOfEvent } from '../ics/values-of-event'
import { notifyOfSystem, type Notice } from '../notifications/notify'
import { foreignOrganizerIn, type AttendanceView } from './attendance-fields'
import { idInUid } from './by-uid'
import { hostOf } from './event-message'

/** An event to which a user was invited by mail. */
export interface Invited {
  readonly resource: AnyResource
  readonly view: AttendanceView
  readonly event: IcsEvent
  readonly user: { readonly id: string; readonly email: string }
}

/** The address of the organizer, unless the user organizes the event here. */
function foreignIn(writing: Writing, { event, user }: Invited): string | undefined {
  const organizer = event.organizer?.address.toLowerCase()
  return organizer === user.email || idInUid(event.uid, hostOf(writing.services)) !== undefined
    ? undefined
    : organizer
}

/** Stores an invitation as a record of the user, or the change of one that they have. */
export async function receiveRequest(writing: Writing, invited: Invited): Promise<void> {
  const { resource, view, event, user } = invited
  const organizer = foreignIn(writing, invited)
  if (organizer === undefined) return
  const found = await storedInvitation(writing, invited)
  const values = invitedValues(invited)
  if (found) {
    const isFromOrganizer = foreignOrganizerIn(view, found) === organizer
    if (!isFromOrganizer || event.sequence < Number(found[view.sequence])) return
    const row = await apply(writing, resource, {
      operation: 'update',
      record: found,
      values,
      rule: sql`true`,
    })
    if (row.version !== found.version) await notifyUser(writing, invited, 'invitationChanged', found.id)
    return
  }
  const series = await seriesOf(writing, invited)
  const own = { [view.organizer]: user.id, [view.attendees]: [user.id], [view.answers]: [] }
  const full = withDefaults(resource, { ...values, ...series, ...own, [view.from]: organizer })
  const checked = { ...writing, values: full, previous: undefined }
  const more = (await hooksOf(writing, resource)?.beforeSave?.(checked as never)) as Values | undefined
  const made = await insertTrusted(writing, resource, { ...full, ...more })
  await notifyUser(writing, invited, 'invited', made.id)
}

/** What the organizer decides: texts and times, and the others who are invited. It is private. */
function invitedValues({ resource, view, event, user }: Invited): Values {
  const context = { untitled: resource.label[0], own: user.email, isPrivate: true }
  const { given, set } = valuesOfEvent(resource, event, context)
  const { reminders = '' } = view.calendar
  const { [view.answers]: _answers, [reminders]: _reminders, ...values } = { ...given, ...set }
  return values
}

/** Deletes the record of an invitation that its organizer cancels. */
export async function receiveCancellation(writing: Writing, invited: Invited): Promise<void> {
  const organizer = foreignIn(writing, invited)
  const found = await storedInvitation(writing, invited)
  if (!found || organizer === undefined || foreignOrganizerIn(invited.view, found) !== organizer) return
  await removeLocked(writing, invited.resource, found)
  await notifyUser(writing, invited, 'invitationCancelled')
}

async function notifyUser(
  writing: Writing,
  { resource, event, user }: Invited,
  kind: Notice['kind'],
  record?: string,
): Promise<void> {
  const { organizer, summary } = event
  await notifyOfSystem(writing, [user.id], {
    kind,
    subject: summary || (recordTitle(resource, {}) ?? resource.label[0]),
    values: { actor: (organizer?.name ?? organizer?.address ?? '').slice(0, 100) },
    link: { resource: resource.name, ...(record !== undefined && { record }) },
  })
}

/** The user's record of an event, locked. */
async function storedInvitation(
  { tx }: Writing,
  { resource, view, event, user }: Invited,
): Promise<Stored | undefined> {
  const { series } = view.calendar
  const occurrence = series
    ? sql` and ${sql.identifier(series.originalStart)} is not distinct from ${event.originalStart}::timestamptz`
    : sql``
  const [found] = await tx.query<Stored>(
    statement(
      sql`select * from ${sql.identifier(resource.name)} where ${sql.identifier(view.organizer)} = ${user.id}::uuid and ${sql.identifier(view.uid)} = ${event.uid}${occurrence} order by "id" limit 1 for update`,
    ),
  )
  return found && withoutWords(resource, found)
}

/** For an event that replaces an occurrence: the values that refer to the user's series, at which it is excluded. */
async function seriesOf(writing: Writing, invited: Invited): Promise<Values> {
  const { view, event, resource } = invited
  const { series } = view.calendar
  if (!series || event.originalStart === null) return {}
  const master = await storedInvitation(writing, { ...invited, event: { ...event, originalStart: null } })
  if (!master) return { [series.originalStart]: event.originalStart }
  const before = (master[series.excluded] ?? []) as readonly { readonly start: string }[]
  const values = { [series.excluded]: [...before, { start: event.originalStart }].slice(0, 500) }
  await apply(writing, resource, { operation: 'update', record: master, values, rule: sql`true` })
  return { [series.originalStart]: event.originalStart, [series.master]: master.id }
}
