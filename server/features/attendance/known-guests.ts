import type { Values } from '#define/parsing/parse'
import type { Transaction } from '#server/base/caller'
import { idsIn } from '../notifications/notified-users'
import { foreignOrganizerIn, guestKey, guestsIn, type AttendanceView } from './attendance-fields'

/**
 * Guests with the address of a user are invited as that user, so that they can open the event and answer here. Not in
 * events of other programs: nobody gets access to the event of another user by a file or a mail. Users who are not staff only reach those who are listed: nobody learns from it who has an account.
 */
export async function withKnownGuests(
  { tx, caller }: Pick<Transaction, 'tx' | 'caller'>,
  view: AttendanceView,
  values: Values,
): Promise<Values> {
  const guests = guestsIn(view, values)
  const isOfOthers = foreignOrganizerIn(view, values) !== undefined || Boolean(values[view.uid])
  if (guests.length === 0 || isOfOthers) return {}
  const known = await tx.query<{ id: string; email: string }>({
    name: 'attendance_known_guests',
    text: `select "id", lower("email") as "email" from "users"
      where lower("email") = any($1::text[]) and "status" = 'active'
        and ($2 or "isPublic" or "role" <> 'user') order by "id"`,
    values: [guests.map(guestKey), caller.role !== 'user'],
  })
  if (known.length === 0) return {}
  const addresses = new Set(known.map(({ email }) => email))
  return {
    [view.guests]: guests.filter((guest) => !addresses.has(guestKey(guest))),
    [view.attendees]: [...new Set([...idsIn(values[view.attendees]), ...known.map(({ id }) => id)])],
  }
}
