import { is, isAfter, isFilled, isNot, isUpTo, type Metric } from '#server/features/overview/metric'
import {
  current,
  figure,
  forAll,
  rows,
  shares,
  trend,
  type OverviewPart,
} from '#server/features/overview/tile'

const valid = [isNot('status', 'cancelled')]
const bookings = { resource: 'bookings', unit: 'count' } as const
const booked = { ...bookings, at: 'createdAt' } as const
const oncePerUnit = {
  unlisted: 'A room is counted once, however many bookings it has.',
} as const

const metrics: { readonly [name: string]: Metric } = {
  bookings: {
    ...booked,
    explanation: {
      en: 'Bookings made in the range, cancelled ones included.',
      cn: '所选期间内创建的预订数，包括已取消的预订。',
    },
  },
  validBookings: {
    ...booked,
    where: valid,
    explanation: {
      en: 'Bookings made in the range that were not cancelled.',
      cn: '所选期间内创建且未取消的预订数。',
    },
  },
  bookedFor: {
    ...booked,
    sum: 'price',
    unit: 'money',
    where: valid,
    explanation: {
      en: 'The prices of the bookings made in the range that were not cancelled.',
      cn: '所选期间内创建且未取消的预订的价格之和。',
    },
  },
  arrivals: {
    ...bookings,
    at: 'arrivesOn',
    where: valid,
    explanation: {
      en: 'Bookings that begin in the range and were not cancelled.',
      cn: '所选期间内入住且未取消的预订数。',
    },
  },
  departures: {
    ...bookings,
    at: 'leavesOn',
    where: valid,
    explanation: {
      en: 'Bookings that end in the range and were not cancelled.',
      cn: '所选期间内离店且未取消的预订数。',
    },
  },
  cancelled: {
    ...bookings,
    at: 'arrivesOn',
    where: [is('status', 'cancelled')],
    explanation: {
      en: 'Cancelled bookings that would have begun in the range.',
      cn: '原定在所选期间内入住但已取消的预订数。',
    },
  },
  rating: {
    resource: 'bookings',
    at: 'leavesOn',
    mean: 'rating',
    unit: 'stars',
    where: [isFilled('rating')],
    explanation: {
      en: 'The mean rating of the stays that ended in the range.',
      cn: '所选期间内离店的住宿的平均评分。',
    },
    unlisted: 'A mean is neither a number nor a sum of records.',
  },
  guestsArriving: {
    ...bookings,
    where: ({ today }) => [is('status', 'booked'), is('arrivesOn', today)],
    explanation: {
      en: 'Bookings that begin today and whose guests have not arrived.',
      cn: '今天入住且客人尚未到店的预订数。',
    },
  },
  units: {
    ...bookings,
    ...oncePerUnit,
    different: 'unit',
    explanation: { en: 'Rooms that have ever been booked.', cn: '曾被预订过的房间数。' },
  },
  takenUnits: {
    ...bookings,
    ...oncePerUnit,
    different: 'unit',
    where: ({ today }) => [
      is('status', 'booked', 'checkedIn'),
      isUpTo('arrivesOn', today),
      isAfter('leavesOn', today),
    ],
    explanation: {
      en: 'Rooms with a booking for the coming night.',
      cn: '今晚已有预订的房间数。',
    },
  },
}

export const bookingsOverview: OverviewPart = {
  metrics,
  records: {
    newestBookings: { resource: 'bookings', at: 'createdAt', sort: '-createdAt', limit: 6 },
    guestReviews: { resource: 'bookings', where: [isFilled('rating')], sort: '-leavesOn', limit: 4 },
  },
  pages: {
    booking: {
      currencyOf: 'bookings',
      tiles: {
        total: figure('bookings'),
        income: figure('bookedFor'),
        arrivals: figure('arrivals'),
        departures: figure('departures'),
        rating: figure('rating'),
        booked: shares('bookings', 'status', 20),
        kinds: shares('validBookings', 'kind', 8),
        sources: shares('validBookings', 'source', 6),
        statistics: trend('arrivals', 'cancelled'),
        available: forAll(current('units', 'takenUnits')),
        newest: rows('newestBookings'),
        reviews: rows('guestReviews'),
      },
    },
  },
}
