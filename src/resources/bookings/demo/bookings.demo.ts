import type { Demo, DemoMove } from '#server/features/demo/demo'
import { phoneIn } from '#server/features/demo/phone'
import { guests, reviews } from './guests'
import type { Booking, bookings } from '../bookings.resource'

const count = 300
/** The first arrival is this many days ago, the last one this many days ahead. */
const longest = 180
const ahead = 40

/** Units by kind, with the price per night in cents; desks and meeting rooms are booked by day. */
const houses: readonly (readonly [kind: Booking['kind'], units: readonly string[], price: number])[] = [
  ['standard', ['101', '102', '103', '104', '105', '106'], 94_00],
  ['deluxe', ['201', '202', '203', '204'], 138_00],
  ['suite', ['301', '302'], 226_00],
  ['apartment', ['A1', 'A2', 'A3'], 182_00],
  ['desk', ['D1', 'D2', 'D3', 'D4'], 29_00],
  ['meeting', ['M1', 'M2'], 160_00],
]

/** All units in a cycle, so that stays in the same unit do not overlap. */
const units = houses.flatMap(([kind, names, price]) => names.map((unit) => ({ kind, unit, price })))
const byDay = new Set<Booking['kind']>(['desk', 'meeting'])

const dayAt = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The moves of a booking, by the days until it begins and until it ends. */
function movesOf(index: number, arrival: number, departure: number, madeAgo: number): DemoMove[] {
  if (index % 14 === 5) return [{ name: 'cancel', days: 1 }]
  if (arrival > 0) return []
  const arrived = { name: 'checkIn', days: madeAgo + arrival }
  return departure > 0 ? [arrived] : [arrived, { name: 'checkOut', days: madeAgo + departure }]
}

const states: Readonly<Record<string, Booking['status']>> = {
  checkIn: 'checkedIn',
  checkOut: 'checkedOut',
  cancel: 'cancelled',
}

/** Old bookings are inserted with their final status, without moves. */
function wayOf(moves: readonly DemoMove[], arrival: number) {
  const status = states[moves.at(-1)?.name ?? '']
  return arrival < -45 && status ? { moves: [], set: { status } } : { moves }
}

export const bookingsDemo: Demo<typeof bookings> = {
  count,
  record: ({ index, random, now, records }) => {
    const { kind, unit, price } = units[index % units.length] as (typeof units)[number]
    const [name, mailbox, country] = random.pick(guests)
    const isChinese = country === 'CN'
    // The same unit is used again only after all others, so stays are shorter than that.
    const arrival = Math.floor(((longest + ahead) * index) / count) - longest
    const nights = byDay.has(kind) ? 0 : random.whole(1, 13)
    // The booking was made in the past.
    const madeAgo = Math.max(random.whole(0, 29), -arrival + random.whole(3, 40))
    const moves = movesOf(index, arrival, arrival + nights, madeAgo)
    const isOver = moves.length === 2
    const [rating, english, chinese] = random.pick(reviews)
    return {
      daysAgo: madeAgo,
      ...wayOf(moves, arrival),
      values: {
        guest: name,
        email: `${mailbox}@guests.example`,
        phone: phoneIn(country, random),
        account: index % 60 === 8 ? String(records('users')[2]?.id) : null,
        kind,
        unit,
        arrivesOn: dayAt(now, arrival),
        leavesOn: dayAt(now, arrival + nights),
        guests: kind === 'meeting' ? random.whole(4, 12) : random.whole(1, 3),
        price: price * Math.max(1, nights),
        currency: 'EUR',
        source: random.pick(['direct', 'website', 'website', 'partner', 'phone'] as const),
        rating: isOver && index % 3 === 0 ? rating : null,
        review: isOver && index % 3 === 0 ? (isChinese ? chinese : english) : null,
      },
    }
  },
}
