import type { CalendarEvent } from '#resources/calendar/calendar-events.resource'
import { openTransport } from '#server/features/mail/transport'
import { startMailWorker } from '#server/features/mail/worker'
import { corridor } from '../worlds/declared'
import { startMailIn, type MailIn } from './mail-in'
import { tryAll } from './mails'
import { createWorld, type Person, type World } from '../worlds/world'

/** A server that sends and receives mail. */
export interface Instance {
  readonly world: World
  readonly mailIn: MailIn
}
/** Starts a server with its mail at an address. */
export async function createInstance(publicUrl: string): Promise<Instance> {
  const world = await createWorld(corridor, { smtpUrl: 'smtp://127.0.0.1', publicUrl })
  return { world, mailIn: await startMailIn(world) }
}
/** Sends what is due of one instance to the other. */
export async function sendDue({ world }: Instance, to: Instance): Promise<void> {
  const worker = startMailWorker(
    world.server.services,
    openTransport({ smtpUrl: `smtp://127.0.0.1:${to.mailIn.port}` }),
  )
  await tryAll(worker, world.database)
  await worker.stop()
}

export async function closeInstance({ world, mailIn }: Instance): Promise<void> {
  await mailIn.close()
  await world.close()
}

const hour = 3_600_000
/** A full hour from now on. */
export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString()
/** The values of an event of tests. */
export const eventValues = (more: object = {}) => ({
  title: 'Board meeting',
  start: inHours(48),
  end: inHours(49),
  timezone: 'Europe/Berlin',
  location: 'Room Elbe',
  visibility: 'private',
  ...more,
})

/** An event as a user reads it. */
export const read = async (person: Person, id: string) =>
  (await person.client.get(`/api/calendarEvents/${id}`)).body as CalendarEvent
/** Answers the invitation of a user. */
export const answer = (person: Person, id: string, given: object) =>
  person.client.post(`/api/calendarEvents/${id}/answer`, given)

/** The messages about an event with the addresses that get them. */
export const messagesAbout = ({ world }: Instance, id: string) =>
  world.database.query<{ kind: string; to: string[]; sequence: number }>({
    text: `select m."kind", array_agg(o."to" order by o."to") as "to", (m."event"->>'sequence')::int as "sequence"
      from "attendance_messages" m join "outbox" o on o."about" = m."id"::text
      where m."record" = $1 group by m."id" order by m."id"`,
    values: [id],
  })
