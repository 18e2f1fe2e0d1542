import type { Demo } from '#server/features/demo/demo'
import type { Billing, PaidPlan } from '#money/plans'
import type { upgrades } from '../upgrades.resource'

type Person = readonly [name: string, mailbox: string, phone: string, address: string, language: 'en' | 'cn']

const people: readonly Person[] = [
  ['Ada Brook', 'ada@brook', '+441632960011', '4 Quay Street\nPort Meridian', 'en'],
  ['李文', 'wen@lianhe', '+861012345678', '灯笼湾海港广场 3 号', 'cn'],
  ['Tom Hale', 'tom@hale', '+12025550143', '88 Market Street\nNorthwind', 'en'],
  ['Nora Vale', 'nora@vale', '+4930123456', '12 Mill Lane\nNorthwind', 'en'],
  ['周敏', 'min@haifeng', '+861087654321', '北风城市场街 20 号', 'cn'],
  ['Leo Marsh', 'leo@marsh', '+33142685300', '7 Pier Road\nLantern Bay', 'en'],
]
const choices: readonly (readonly [PaidPlan, Billing])[] = [
  ['grow', 'monthly'],
  ['grow', 'yearly'],
  ['scale', 'yearly'],
]
const cards = [
  { cardBrand: 'visa', cardLast4: '4242' },
  { cardBrand: 'mastercard', cardLast4: '4444' },
] as const

export const upgradesDemo: Demo<typeof upgrades> = {
  count: people.length,
  record: ({ index }) => {
    const [name, mailbox, phone, address, language] = people[index] as Person
    const [plan, billing] = choices[index % choices.length] ?? ['grow', 'monthly']
    return {
      daysAgo: (people.length - index) * 4,
      moves: index < people.length - 2 ? [{ name: 'activate', days: 1 }] : [],
      values: {
        name,
        phone,
        address,
        language,
        plan,
        billing,
        email: `${mailbox}.example`,
        ...cards[index % cards.length],
      },
    }
  },
}
