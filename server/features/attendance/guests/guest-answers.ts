import { withoutWords } from '#server/db/tables/search-words'
import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { inTransaction, programWriter, type Stored } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import { eventOfRecord } from '../../ics/event-of-record'
import type { IcsEvent } from '../../ics/ics-event'
import { limits } from '../../limits/limits'
import { throttle } from '../../limits/throttle'
import { rangeText } from '#server/base/labels/moment-text'
import { storeAnswer } from '../answer'
import {
  answersIn,
  attendanceOf,
  foreignOrganizerIn,
  guestKey,
  guestsIn,
  organizerIn,
  type AnswerKind,
  type AttendanceView,
  type Guest,
} from '../attendance-fields'
import { hostOf, withExclusiveTitle } from '../event-message'
import { answerOf } from '../occurrence-answers'
import { linkWith, type AnswerLink } from './answer-links'
import { offeredOccurrences, type OfferedOccurrence } from './offered-occurrences'

/** An invitation that was opened by the secret of its link. */
export interface OpenedInvitation {
  readonly link: AnswerLink
  readonly resource: AnyResource
  readonly view: AttendanceView
  readonly record: Stored
  readonly guest: Guest
  readonly event: IcsEvent
  readonly organizer: { readonly name: string; readonly timezone: string | null } | undefined
  readonly answer: AnswerKind | undefined
  /** The events of a series that can be answered by themselves; none if it does not repeat. */
  readonly occurrences: readonly OfferedOccurrence[]
  /** Whether the event is over, so that nobody can answer any more. */
  readonly isOver: boolean
}

/**
 * The invitation that a link answers.
 * @throws Problem `missing` for an unknown link, a deleted event, and a guest who is no longer invited.
 */
export async function openInvitation(services: Services, secret: string): Promise<OpenedInvitation> {
  const link = await linkWith(services.database, services.digest, secret)
  const opened = link && (await invitationOf(services, services.database, link))
  if (!opened) throw new Problem({ kind: 'missing' })
  return opened
}

async function invitationOf(
  services: Services,
  tx: Queryable,
  link: AnswerLink,
  locking = sql``,
): Promise<OpenedInvitation | undefined> {
  const resource = services.app[link.resource]
  const view = resource && attendanceOf(resource)
  if (!view) return undefined
  const alive = resource.trash ? sql` and "deletedAt" is null` : sql``
  const [found] = await tx.query<Stored>(
    statement(
      sql`select * from ${sql.identifier(resource.name)} where "id" = ${link.record}::uuid${alive}${locking}`,
    ),
  )
  if (!found) return undefined
  const record = withoutWords(resource, found)
  const guest = guestsIn(view, record).find((each) => guestKey(each) === link.invitee)
  const event = eventOfRecord(
    { resource, host: hostOf(services), people: new Map() },
    await withExclusiveTitle({ services, tx }, resource, record),
  )
  if (!guest || !event || foreignOrganizerIn(view, record) !== undefined) return undefined
  const answers = answersIn(view, record)
  const { recurrence, end, allDay } = event
  const lastMs = Date.parse(end) + (allDay ? 36 * 3_600_000 : 0)
  return {
    link,
    resource,
    view,
    record,
    guest,
    event,
    organizer: await organizerOf(tx, organizerIn(view, record)),
    answer: answerOf(answers, link.invitee, null)?.answer,
    occurrences: offeredOccurrences(resource, record, answers, link.invitee),
    isOver: recurrence === null && lastMs < Date.now(),
  }
}

async function organizerOf(tx: Queryable, id: string | undefined): Promise<OpenedInvitation['organizer']> {
  if (id === undefined) return undefined
  const [user] = await tx.query<{ name: string; timezone: string | null }>({
    name: 'answer_link_organizer',
    text: 'select "displayName" as "name", "timezone" from "users" where "id" = $1',
    values: [id],
  })
  return user
}

/** What a guest answers, and to which event of a series, by its start; null for all. */
export interface GuestAnswer {
  readonly answer: AnswerKind
  readonly occurrence: string | null
}

/**
 * Stores the answer of a guest, and notifies the organizer. Nothing is stored for an event that is not offered any more.
 * @throws Problem `missing` as above, also if the event is over; `throttled` where a link is used very often.
 */
export async function answerAsGuest(
  services: Services,
  secret: string,
  { answer, occurrence }: GuestAnswer,
): Promise<void> {
  const { link } = await openInvitation(services, secret)
  await throttle(services, [[limits.guestAnswer, link.id]])
  await inTransaction(programWriter(services), async (writing) => {
    const opened = await invitationOf(services, writing.tx, link, sql` for update`)
    if (!opened || opened.isOver) throw new Problem({ kind: 'missing' })
    const { resource, view, record, guest, occurrences } = opened
    if (occurrence !== null && !occurrences.some(({ start }) => start === occurrence)) return
    const actor = guest.name ?? guest.email
    const given = { invitee: link.invitee, answer, at: writing.now(), occurrence }
    await storeAnswer(writing, { resource, view, record, actor: actor.slice(0, 100) }, given)
  })
}

interface Times {
  readonly start: string
  readonly end: string
}

/** The zone in which the times of an event are shown: its own, else that of its organizer. */
const zoneOf = ({ event: { allDay, timezone }, organizer }: OpenedInvitation): string =>
  allDay ? 'UTC' : (timezone ?? organizer?.timezone ?? 'UTC')

/** When an event takes place, or an occurrence of it, without the time zone. */
export const timesOf = (opened: OpenedInvitation, language: Language, { start, end }: Times): string =>
  rangeText(Date.parse(start), Date.parse(end), {
    language,
    zone: zoneOf(opened),
    isWholeDay: opened.event.allDay,
    hasYear: true,
  })

/** The same with the time zone. */
export function whenOf(opened: OpenedInvitation, language: Language, times: Times = opened.event): string {
  const range = timesOf(opened, language, times)
  return opened.event.allDay ? range : `${range} (${zoneOf(opened)})`
}
