import type { AnyResource } from '#define/resource'
import { report } from '#server/base/report'
import { inTransaction, programWriter, type Writing } from '#server/write/context'
import type { Mailboxes, ReceivedMessage } from '#server/write/services/mailboxes'
import type { Services } from '#server/write/services/services'
import { decodedIcs } from '../ics/decode-ics'
import type { IcsCalendar, IcsEvent } from '../ics/ics-event'
import { readCalendar } from '../ics/read-ics'
import type { AttendanceView } from './attendance-fields'
import { receiveCancellation, receiveRequest, type Invited } from './receive-request'
import { receiveReply } from './receive-reply'

/** The largest calendar in a mail, in bytes, and the most events that are read from it. */
const [maxBytes, maxEvents] = [512 * 1024, 20]
const begin = Buffer.from('BEGIN:VCALENDAR')

/**
 * The mailboxes of a resource with invitees: invitations that come by mail (iTIP, RFC 5546) become records of the
 * users who got them, and answers to their own invitations are stored. The message is also in the mailbox of the user.
 */
export function receiving(
  resource: AnyResource,
  view: AttendanceView,
  own: Mailboxes | undefined,
): Mailboxes {
  return {
    accepts: async (...message) => (await own?.accepts(...message)) ?? false,
    async receive(services, message) {
      const count = (await own?.receive(services, message)) ?? 0
      // The message itself is stored: what is wrong with its calendar must not make the sender send it again.
      await receiveCalendar(services, resource, view, message).catch((error: unknown) =>
        report('An invitation by mail could not be read', error),
      )
      return count
    },
  }
}

/** The calendar of a message; undefined if it has none, or none that can be read. */
function calendarIn({ parsed }: ReceivedMessage): IcsCalendar | undefined {
  const part = parsed.parts.find(
    ({ bytes }) => bytes.length <= maxBytes && Buffer.from(bytes).subarray(0, 200).includes(begin),
  )
  if (!part) return undefined
  try {
    return readCalendar(decodedIcs(part.bytes))
  } catch {
    return undefined
  }
}

async function receiveCalendar(
  services: Services,
  resource: AnyResource,
  view: AttendanceView,
  message: ReceivedMessage,
): Promise<void> {
  const calendar = calendarIn(message)
  const sender = message.parsed.from?.address.toLowerCase()
  if (!calendar || sender === undefined) return
  const events = calendar.events.slice(0, maxEvents)
  const writer = programWriter(services)
  await inTransaction(writer, async (writing) => {
    if (calendar.method === 'REPLY')
      for (const event of events) await receiveReply(writing, { resource, view, event, sender })
    if (calendar.method === 'REQUEST' || calendar.method === 'CANCEL')
      for (const user of await usersOf(writing, message.to))
        for (const event of events)
          await receiveFor(writing, { resource, view, event, user }, calendar.method)
  })
}

const receiveFor = (writing: Writing, invited: Invited, method: string): Promise<void> =>
  method === 'CANCEL' || isCancelled(invited.event)
    ? receiveCancellation(writing, invited)
    : receiveRequest(writing, invited)

const isCancelled = ({ status }: IcsEvent): boolean => status === 'cancelled'

/** The users with some addresses. */
const usersOf = ({ tx }: Writing, addresses: readonly string[]): Promise<Invited['user'][]> =>
  tx.query<Invited['user']>({
    name: 'attendance_receivers',
    text: `select "id", lower("email") as "email" from "users"
      where lower("email") = any($1::text[]) and "status" = 'active' order by "id"`,
    values: [addresses.map((address) => address.toLowerCase())],
  })
