import type { Demo, DemoMove } from '#server/features/demo/demo'
import { phoneIn } from '#server/features/demo/phone'
import { people } from './people'
import type { users } from '../users.resource'

const han = /\p{Script=Han}/u
const zones: Record<string, string> = {
  CN: 'Asia/Shanghai',
  GB: 'Europe/London',
  US: 'America/New_York',
  JP: 'Asia/Tokyo',
}
const abouts = [
  'Looks after settlements and the month’s end.',
  'Runs two shops and a stall on Saturdays.',
  'Buys terminals for the branches and asks good questions.',
]

/** The demo sign-ins in their roles, then one more administrator, some managers, and users. */
const roleAt = (index: number) =>
  (['admin', 'manager', 'user', 'admin'] as const)[index] ?? (index < 10 ? 'manager' : 'user')
/** The staff is active; some of the others are on hold, banned or rejected. */
function movesAt(index: number): DemoMove[] {
  if (index < 8) return []
  if (index % 7 === 2) return [{ name: 'hold', days: 0 }]
  if (index % 11 === 5) return [{ name: 'ban', days: 40, input: { reason: banReasons[index % 2] } }]
  if (index % 13 === 6)
    return [
      { name: 'hold', days: 0 },
      { name: 'reject', days: 2 },
    ]
  return []
}
const banReasons = [
  'Several chargebacks within a week.',
  'The account was shared with people outside the company.',
]

export const usersDemo: Demo<typeof users> = {
  count: people.length,
  record: ({ index, random }) => {
    const [firstName, lastName, mailbox, city, country, company] = people[index] as (typeof people)[number]
    const isChinese = han.test(lastName)
    return {
      daysAgo: 420 - index * 8,
      moves: movesAt(index),
      values: {
        displayName: isChinese ? `${lastName}${firstName}` : `${firstName} ${lastName}`,
        firstName,
        lastName,
        email: `${mailbox}@corridor.example`,
        photoURL: null,
        coverURL: null,
        phoneNumber: index % 5 === 4 ? null : phoneIn(country, random),
        city,
        country,
        company,
        state: null,
        address: isChinese ? `中山路${random.whole(1, 400)}号` : `${random.whole(1, 180)} Market Street`,
        zipCode: String(random.whole(10_000, 99_999)),
        about: index % 3 === 0 ? random.pick(abouts) : null,
        role: roleAt(index),
        isPublic: index % 4 !== 0,
        locale: isChinese ? 'cn' : 'en',
        socialLinks:
          index % 4 === 1
            ? [{ network: 'linkedin' as const, url: `https://www.linkedin.com/in/${mailbox}` }]
            : [],
        notifyAbout: index % 3 === 0 ? ['invoices'] : [],
        quietFrom: null,
        quietUntil: null,
        timezone: zones[country] ?? 'Europe/Berlin',
      },
    }
  },
}
