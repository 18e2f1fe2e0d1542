import type { Demo } from '#server/features/demo/demo'
import { phoneIn } from '#server/features/demo/phone'
import type { Random } from '#server/features/demo/random'
import type { addresses } from '../addresses.resource'

/** The three demo sign-ins have several addresses; every second other user has one. */
const owners = [0, 0, 1, 1, 2, 2, 2, ...Array.from({ length: 21 }, (_, index) => 3 + index * 2)]
const streets = ['Harbour Street', 'Mill Lane', 'Station Road', 'Linden Avenue', 'Canal Side', 'Castle Hill']
const instructions = ['Warehouse, gate 4', 'Front office', 'Second floor, to the left', 'Loading bay B']

const westernAddress = (random: Random): string =>
  `${random.whole(1, 190)} ${random.pick(streets)}\n${random.pick(instructions)}`

export const addressesDemo: Demo<typeof addresses> = {
  count: owners.length,
  record: ({ index, random, records }) => {
    const people = records('users')
    const owner = people[owners[index % owners.length] ?? 0] ?? people[0]
    const isChinese = owner?.locale === 'cn'
    const country = String(owner?.country ?? 'DE')
    return {
      daysAgo: 300 - index * 9,
      values: {
        owner: owner?.id ?? '',
        personName: String(owner?.displayName ?? 'Harbour & Vine'),
        phoneNumber: phoneIn(country, random),
        email: String(owner?.email ?? 'orders@harbour-vine.example'),
        address: isChinese ? `建设路${random.whole(1, 480)}号\n收发室` : westernAddress(random),
        zipCode: String(random.whole(10_000, 99_999)),
        city: String(owner?.city ?? 'Berlin'),
        state: null,
        country,
      },
    }
  },
}
