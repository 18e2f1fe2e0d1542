import type { Values } from '#define/parsing/parse'
import type { IcsEvent } from '#server/features/ics/ics-event'
import type { IcsGroup } from '#server/features/ics/import/write-series'
import { peopleByAddress, peopleById, peopleIn } from '#server/features/ics/people'
import { calendarOf } from '#server/features/ics/values-of-event'
import type { Stored } from '#server/write/context'
import type { DavCalendar } from '../calendars/calendars'
import type { DavContext } from '../dav-context'

/** The users among those who are invited to an object. */
export interface ObjectPeople {
  /** Their ids by their addresses. */
  readonly byAddress: ReadonlyMap<string, string>
  /** Who is invited to an event, in place of whom a record has. */
  readonly attendeesOf: (event: IcsEvent, record: Stored | undefined) => readonly string[]
}

/**
 * Finds the users whom the body of a PUT invites: those who are invited already, and, to an event of the user, those
 * whose address the user may read. All others are guests.
 */
export async function peopleOfObject(
  { reader, user }: DavContext,
  { resource }: DavCalendar,
  { main, overrides }: IcsGroup,
  records: readonly Stored[],
): Promise<ObjectPeople> {
  const names = calendarOf(resource).invitations
  const known = await peopleById(reader, resource, peopleIn(resource, records))
  const events = [...(main ? [main] : []), ...overrides]
  const organizer = events.find((event) => event.organizer !== null)?.organizer
  const isElsewhere =
    records.length > 0
      ? records.some((record) => names && record[names.from])
      : organizer !== undefined && organizer?.address !== user.address
  const addresses = events.flatMap(({ attendees }) => attendees.map(({ address }) => address))
  const found = isElsewhere ? new Map<string, never>() : await peopleByAddress(reader, resource, addresses)
  const byAddress = new Map([...known, ...found].map(([id, { address }]) => [address, id]))
  return {
    byAddress,
    attendeesOf(event, record) {
      const before = idsIn(record, names?.attendees)
      const invited = event.attendees.flatMap(({ address }) => byAddress.get(address) ?? [])
      // Users whose addresses the client has not seen stay invited.
      const unseen = before.filter((id) => !known.has(id))
      const chosen = new Set([...before.filter((id) => invited.includes(id)), ...unseen, ...invited])
      chosen.delete(user.id)
      return [...chosen]
    },
  }
}

const idsIn = (record: Values | undefined, name = ''): readonly string[] =>
  (record?.[name] ?? []) as readonly string[]
