import {
  choice,
  currency,
  date,
  defineResource,
  email,
  integer,
  me,
  money,
  phone,
  ref,
  state,
  text,
  type RowOf,
} from '#define'

/** Whole days between two dates; 0 while one of them is missing. */
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) || 0)

const open = { status: ['booked', 'checkedIn'] } as const

/** Bookings of rooms by night, and of desks and meeting rooms by day. */
export const bookings = defineResource('bookings', {
  label: ['Booking', 'Bookings'],
  icon: 'suitcase-rolling',
  menu: 'sales',
  fields: {
    guest: text({ search: true, max: 120 }),
    email: email({ optional: true, search: true }),
    phone: phone({ optional: true }),
    account: ref('users', {
      optional: true,
      help: 'The person who signs in as this guest and sees the booking.',
    }),
    kind: choice(['standard', 'deluxe', 'suite', 'apartment', 'desk', 'meeting'], { default: 'standard' }),
    unit: text({ max: 40, search: true, label: 'Room' }),
    arrivesOn: date({ label: 'Arrival' }),
    leavesOn: date({ label: 'Departure' }),
    guests: integer({ min: 1, max: 40, default: 1 }),
    price: money({ min: 0, max: 10_000_000_00 }),
    currency: currency({ default: 'EUR' }),
    source: choice(['direct', 'website', 'partner', 'phone'], { default: 'direct' }),
    rating: integer({ optional: true, min: 1, max: 5 }),
    review: text({ optional: true, lines: 4, max: 1000 }),
    status: state(['booked', 'checkedIn', 'checkedOut', 'cancelled'], {
      checkIn: { from: 'booked', to: 'checkedIn' },
      checkOut: { from: 'checkedIn', to: 'checkedOut' },
      cancel: { from: 'booked', to: 'cancelled', confirm: true },
    }),
  },
  computed: {
    nights: [integer({ min: 0 }), ({ arrivesOn, leavesOn }) => daysBetween(arrivesOn, leavesOn)],
  },
  title: 'guest',
  columns: ['guest', 'unit', 'kind', 'arrivesOn', 'leavesOn', 'nights', 'price', 'status'],
  tabs: 'status',
  filters: ['status', 'kind', 'unit', 'arrivesOn', 'leavesOn', 'source', 'currency', 'rating', 'createdAt'],
  sorts: ['guest', 'arrivesOn', 'leavesOn', 'price', 'createdAt'],
  sums: ['nights', 'price'],
  sort: '-arrivesOn',
  exclusive: { by: 'unit', from: 'arrivesOn', to: 'leavesOn', unless: { status: ['cancelled'] } },
  views: { calendar: { start: 'arrivesOn', end: 'leavesOn' } },
  layout: {
    summary: { amount: 'price', meta: ['unit', 'arrivesOn', 'leavesOn', 'nights'] },
    sections: {
      stay: { fields: ['unit', 'kind', 'arrivesOn', 'leavesOn', 'guests', 'nights'] },
      contact: { fields: ['guest', 'email', 'phone', 'account'] },
      opinion: { fields: ['rating', 'review'] },
      payment: { fields: ['price', 'currency', 'source'], aside: true },
    },
    steps: true,
  },
  shownWhen: { rating: { status: 'checkedOut' }, review: { status: 'checkedOut' } },
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: open, checkIn: true, checkOut: true, cancel: true },
    user: { read: { account: me }, cancel: { account: me } },
  },
})
export type Booking = RowOf<typeof bookings>
