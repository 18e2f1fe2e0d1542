import { invalidField } from '#server/base/errors/problem'
import type { Serving } from '#server/write/serving'
import type { bookings } from '../bookings.resource'

export const bookingsServing: Serving<typeof bookings> = {
  isIndependent: true,
  before: ({ values, previous }) => {
    const { arrivesOn, leavesOn } = values
    const changed = !previous || previous.arrivesOn !== arrivesOn || previous.leavesOn !== leavesOn
    if (changed && arrivesOn && leavesOn && leavesOn < arrivesOn)
      throw invalidField('leavesOn', 'before', { limit: arrivesOn })
  },
}
