import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { recordTitle } from '#define/layout/record-title'
import { mails as cn } from '#locales/cn/mails'
import { mails as en } from '#locales/en/mails'
import type { Language } from '#server/base/caller'
import { Problem, invalidField } from '#server/base/errors/problem'
import { forbidden } from '#server/base/errors/forbidden'
import { sql } from '#server/db/statement'
import type { Row } from '#server/read/selection'
import { inTransaction, type Stored, type Writer, type Writing } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { overridesOf, seriesView } from '#server/write/occurrences/series-record'
import { apply } from '#server/write/update'
import { idsIn } from '../notifications/notified-users'
import { momentText } from '#server/base/labels/moment-text'
import { nameOf, notifyOfSystem } from '../notifications/notify'
import { withAnswer } from './answers'
import {
  answerKinds,
  answersIn,
  attendanceOf,
  foreignOrganizerIn,
  organizerIn,
  type Answer,
  type AnswerKind,
  type AttendanceView,
} from './attendance-fields'
import { sendMessage } from './messages'
import { answerOf, occurrenceIn, occurrenceRecord, withoutOutdated } from './occurrence-answers'

const texts = { en: en.answers, cn: cn.answers }

interface GivenAnswer {
  readonly answer: AnswerKind
  /** The start of an occurrence, not checked yet. */
  readonly occurrence: unknown
}

/** The answer in the body of a request. */
function answerIn(given: unknown): GivenAnswer {
  const { answer, occurrence = null } = (given ?? {}) as Partial<Record<keyof GivenAnswer, unknown>>
  const found = answerKinds.find((kind) => kind === answer)
  if (!found) throw invalidField('answer', 'choice', { options: answerKinds.join(', ') })
  return { answer: found, occurrence }
}

/**
 * Answers the invitation of the caller to a record, and to those that replace occurrences of its series; or to one
 * occurrence of it.
 * @throws Problem missing where the caller may not read it; forbidden where they are not invited; invalid.
 */
export async function answerInvitation(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
): Promise<Row> {
  const view = attendanceOf(resource)
  const user = writer.caller.userId
  if (!view || user === null) throw new Problem({ kind: 'missing' })
  const { answer, ...chosen } = answerIn(given)
  return inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'read', undefined)
    if (!idsIn(record[view.attendees]).includes(user)) throw forbidden(resource, writer.caller, 'answer')
    const occurrence = chosen.occurrence === null ? null : occurrenceIn(resource, record, chosen.occurrence)
    const stored = { invitee: user, answer, at: writing.now(), occurrence }
    const row = await storeAnswer(writing, { resource, view, record }, stored)
    const foreign = foreignOrganizerIn(view, record)
    if (foreign !== undefined)
      await sendMessage(writing, {
        ...{
          resource,
          view,
          record: {
            ...occurrenceRecord(resource, record, occurrence),
            [view.answers]: [{ ...stored, occurrence: null }],
          },
        },
        kind: 'answered',
        actor: await nameOf(writing),
        users: [],
        addresses: [foreign],
      })
    return row
  })
}

interface AnsweredRecord {
  readonly resource: AnyResource
  readonly view: AttendanceView
  /** Locked until the transaction ends. */
  readonly record: Stored
  /** The name of an invitee who is not the caller. */
  readonly actor?: string
}

/** Stores the answer of an invitee to a locked record, and notifies its organizer if it is another than before. */
export async function storeAnswer(
  writing: Writing,
  { resource, view, record, actor }: AnsweredRecord,
  given: Answer,
): Promise<Row> {
  const { occurrence = null } = given
  const before = answerOf(answersIn(view, record), given.invitee, occurrence)
  const series = seriesView(resource)
  const overrides =
    series && occurrence === null ? await overridesOf(writing, resource, series, record.id) : []
  for (const override of overrides) await applyAnswer(writing, resource, view, override, given)
  const row = await applyAnswer(writing, resource, view, record, given)
  const organizer = organizerIn(view, record)
  if (before?.answer !== given.answer && organizer !== writing.caller.userId)
    await notifyOfSystem(writing, [organizer], {
      kind: 'invitationAnswered',
      subject: (language, zone) =>
        [
          texts[language][given.answer],
          recordTitle(resource, record) ?? resource.label[0],
          ...(occurrence === null ? [] : [occurrenceText(resource, record, occurrence, { language, zone })]),
        ].join(' · '),
      values: { actor: actor ?? (await nameOf(writing)) },
      link: { resource: resource.name, record: record.id },
    })
  return row
}

function applyAnswer(
  writing: Writing,
  resource: AnyResource,
  view: AttendanceView,
  record: Stored,
  given: Answer,
): Promise<Row> {
  const answers = withoutOutdated(resource, view, answersIn(view, record), given)
  const values: Values = { [view.answers]: withAnswer(answers, given) }
  return apply(writing, resource, { operation: 'answer', record, values, rule: sql`true` })
}

/** When an occurrence begins: in the time zone of the reader, else that of the record. */
function occurrenceText(
  { views }: AnyResource,
  record: Values,
  start: string,
  { language, zone }: { readonly language: Language; readonly zone: string | null | undefined },
): string {
  const { allDay, timezone } = views?.calendar ?? {}
  const isWholeDay = allDay !== undefined && record[allDay] === true
  const own = timezone === undefined ? undefined : ((record[timezone] ?? undefined) as string | undefined)
  return momentText(Date.parse(start), {
    language,
    isWholeDay,
    zone: isWholeDay ? 'UTC' : (zone ?? own ?? 'UTC'),
  })
}
