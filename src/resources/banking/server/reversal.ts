import { ledgerEntries, type LedgerEntry } from '../ledger-entries.resource'
import { uuid7 } from '#server/db/uuid7'
import { sql } from '#server/db/statement'
import { change, insert } from '#server/write/save'
import { post, type Booking } from './posting'

const opposite = { in: 'out', out: 'in' } as const

/** Inserts an entry that is already booked; the caller posts its balances. */
export async function insertBooked(booking: Booking, values: Partial<LedgerEntry>): Promise<void> {
  const empty = { reference: null, transfer: null, reverses: null, origin: 'manual' }
  const entry = { ...empty, ...values, id: uuid7(), status: 'booked' }
  await insert(booking, booking.tx, ledgerEntries, entry, { rule: sql`true` })
}

/**
 * Books the opposite of an entry today, and for a transfer also the opposite of the other side. The caller marks the
 * entry as reversed; its other side is marked here.
 * @throws Problem invalid if an account takes no bookings.
 */
export async function reverse(booking: Booking, entry: LedgerEntry): Promise<void> {
  const others = entry.transfer ? await otherSides(booking, entry) : []
  const sides = [entry, ...others]
  await post(
    booking,
    sides.map(({ account, direction, amount, currency }) => ({
      account,
      amount,
      currency,
      direction: opposite[direction],
    })),
  )
  const transfer = others.length > 0 ? uuid7() : null
  for (const side of sides) await insertBooked(booking, { ...reversed(booking, side), transfer })
  for (const side of others)
    await change(booking, booking.tx, ledgerEntries, {
      operation: 'reverse',
      record: { ...side },
      values: { status: 'reversed' },
      rule: sql`true`,
    })
}

const reversed = ({ now }: Booking, side: LedgerEntry): Partial<LedgerEntry> => ({
  account: side.account,
  amount: side.amount,
  currency: side.currency,
  category: side.category,
  counterparty: side.counterparty,
  reference: side.reference,
  origin: side.origin,
  direction: opposite[side.direction],
  bookedOn: now().slice(0, 10),
  reverses: side.id,
})

/** The other entries of a transfer, locked. */
async function otherSides({ tx }: Booking, entry: LedgerEntry): Promise<LedgerEntry[]> {
  return tx.query<LedgerEntry>({
    text: `select * from "ledgerEntries" where "transfer" = $1 and "id" <> $2 and "status" = 'booked'
      order by "id" for update`,
    values: [entry.transfer, entry.id],
  })
}
