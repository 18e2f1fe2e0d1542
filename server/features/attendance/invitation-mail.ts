import { randomBytes, randomUUID } from 'node:crypto'
import { routeAbout } from '#define/reading'
import { answerPage as cnPage } from '#locales/cn/answer-page'
import { answerPage as enPage, type AnswerPageTexts } from '#locales/en/answer-page'
import { mails as cn } from '#locales/cn/mails'
import { mails as en, type Mails } from '#locales/en/mails'
import type { Language } from '#server/base/caller'
import type { Correspondence, LetterContext, Prepared, PrepareLetter } from '#server/write/services/letters'
import type { IcsEvent, IcsPerson } from '../ics/ics-event'
import { calendarText } from '../ics/write-ics'
import { rangeText } from '#server/base/labels/moment-text'
import { answerKinds } from './attendance-fields'
import { addressOfAnswer, linkOf } from './guests/answer-links'
import type { MessageKind, StoredMessage } from './messages'

const texts: Record<Language, Mails> = { en, cn }
const pages: Record<Language, AnswerPageTexts> = { en: enPage, cn: cnPage }

const letters = {
  invited: 'eventInvited',
  changed: 'eventChanged',
  cancelled: 'eventCancelled',
  answered: 'eventAnswered',
} as const satisfies Record<MessageKind, keyof Mails['letters']>

const methods = { invited: 'REQUEST', changed: 'REQUEST', cancelled: 'CANCEL', answered: 'REPLY' } as const

/** The user with an address; undefined if it is not that of a user. */
async function userOf({ database }: LetterContext, address: string) {
  const [user] = await database.query<{ timezone: string | null }>({
    text: `select "timezone" from "users" where lower("email") = lower($1) and "status" = 'active'`,
    values: [address],
  })
  return user
}

/** The event as one recipient gets it: a cancellation names them alone, an answer has that of its author. */
function eventFor(event: IcsEvent, kind: MessageKind, to: string): IcsEvent {
  if (kind !== 'cancelled') return event
  const attendees = event.attendees.filter(({ address }) => address.toLowerCase() === to.toLowerCase())
  return { ...event, status: 'cancelled', attendees }
}

/** The mail with an invitation, a change, a cancellation or an answer; undefined where the message is gone. */
export const prepareInvitation: PrepareLetter = async (
  context,
  { to, language, about },
): Promise<Prepared> => {
  const [message] = await context.database.query<StoredMessage>({
    text: 'select "resource", "record", "kind", "event", "actor" from "attendance_messages" where "id" = $1',
    values: [about],
  })
  const resource = message && context.app[message.resource]
  if (!message || !resource) return undefined
  const { kind, event } = message
  const author = kind === 'answered' ? event.attendees[0] : event.organizer
  const method = methods[kind]
  const user = await userOf(context, to)
  const { resource: name, record } = message
  const isQuestion = kind === 'invited' || kind === 'changed'
  const answering = isQuestion
    ? await linkOf(context.database, { resource: name, record, invitee: to })
    : undefined
  return {
    letter: letters[kind],
    values: {
      ...valuesFor(message, language, user?.timezone ?? null),
      // Others cannot open it: they answer with their own calendar, or on a page of their own.
      link: user && !answering ? `${context.publicUrl}${routeAbout(resource, message.record)}` : '',
    },
    ...(author && { correspondence: correspondenceOf(context, author, to) }),
    ...(answering && { choices: choicesOf(language, addressOfAnswer(context, answering)) }),
    calendar: { method, text: calendarText({ method, events: [eventFor(event, kind, to)] }) },
  }
}

/** The buttons with which a guest answers. Their page asks again: programs that examine mails open links too. */
const choicesOf = (language: Language, address: string) =>
  answerKinds.map((kind) => ({
    label: pages[language].buttons[kind],
    link: `${address}?answer=${kind}`,
  }))

/** The texts of a message, in the language and the time zone of its recipient. */
function valuesFor({ event, actor }: StoredMessage, language: Language, zone: string | null) {
  const { event: labels, answers, somebody: unnamed } = texts[language]
  const { location, recurrence, summary, description, attendees } = event
  const when = whenText(event, language, zone)
  const facts = [`${labels.when}: ${when}`]
  if (location) facts.push(`${labels.where}: ${location}`)
  if (recurrence) facts.push(labels.repeats)
  return {
    title: summary,
    actor: actor ?? unnamed,
    when,
    facts: facts.join('\n'),
    description: (description ?? '').slice(0, 2000),
    answer: answers[attendees[0]?.answer ?? 'none'],
  }
}

/** The headers of a message in the name of a user, to one recipient. */
function correspondenceOf({ publicUrl }: LetterContext, author: IcsPerson, to: string): Correspondence {
  return {
    from: { name: author.name ?? '', address: author.address },
    to: [{ name: '', address: to }],
    cc: [],
    date: new Date(),
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    inReplyTo: undefined,
    references: [],
    boundary: randomBytes(12).toString('hex'),
  }
}

/** When an event takes place, in the time zone of the recipient, else its own. */
function whenText(event: IcsEvent, language: Language, zone: string | null): string {
  const { allDay, timezone, start, end } = event
  const shown = allDay ? 'UTC' : (zone ?? timezone ?? 'UTC')
  const range = rangeText(Date.parse(start), Date.parse(end), { language, zone: shown, isWholeDay: allDay })
  return allDay ? range : `${range} (${shown})`
}
