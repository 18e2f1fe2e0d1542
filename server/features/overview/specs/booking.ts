import {
  figure,
  is,
  isAfter,
  isFilled,
  isNot,
  isUpTo,
  rows,
  shares,
  trend,
  type Measure,
  type OverviewSpec,
} from '../tile'

const valid = isNot('status', 'cancelled')
const booked: Measure = { resource: 'bookings', at: 'createdAt' }

export const booking: OverviewSpec = {
  currencyOf: 'bookings',
  tiles: {
    total: figure(booked),
    income: figure({ ...booked, sum: 'price', where: [valid], money: true }, 'money'),
    arrivals: figure({ resource: 'bookings', at: 'arrivesOn', where: [valid] }),
    departures: figure({ resource: 'bookings', at: 'leavesOn', where: [valid] }),
    rating: figure(
      { resource: 'bookings', at: 'leavesOn', mean: 'rating', where: [isFilled('rating')] },
      'stars',
    ),
    booked: shares(booked, 'status', 20),
    kinds: shares({ ...booked, where: [valid] }, 'kind', 8),
    sources: shares({ ...booked, where: [valid] }, 'source', 6),
    statistics: trend({
      arrivals: { resource: 'bookings', at: 'arrivesOn', where: [valid] },
      cancelled: { resource: 'bookings', at: 'arrivesOn', where: [is('status', 'cancelled')] },
    }),
    available: {
      kind: 'figures',
      unit: 'count',
      measures: {
        rooms: { resource: 'bookings', different: 'unit' },
        taken: {
          resource: 'bookings',
          different: 'unit',
          where: ({ today }) => [
            is('status', 'booked', 'checkedIn'),
            isUpTo('arrivesOn', today),
            isAfter('leavesOn', today),
          ],
        },
      },
    },
    newest: rows('bookings', { at: 'createdAt', sort: '-createdAt', limit: 6 }),
    reviews: rows('bookings', { where: [isFilled('rating')], sort: '-leavesOn', limit: 4 }),
  },
}
