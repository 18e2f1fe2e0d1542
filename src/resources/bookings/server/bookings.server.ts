import { invalidField } from '#server/base/errors/problem'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { bookings } from '../bookings.resource'

export const bookingsHooks: ResourceHooks<typeof bookings> = {
  isIndependent: true,
  beforeSave: ({ values, previous }) => {
    const { arrivesOn, leavesOn } = values
    const changed = !previous || previous.arrivesOn !== arrivesOn || previous.leavesOn !== leavesOn
    if (changed && arrivesOn && leavesOn && leavesOn < arrivesOn)
      throw invalidField('leavesOn', 'before', { limit: arrivesOn })
  },
}
