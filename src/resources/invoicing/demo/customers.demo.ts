import type { Demo } from '#server/features/demo/demo'
import { phoneIn } from '#server/features/demo/phone'
import type { customers } from '../customers.resource'
import { companies, union } from './companies'

const currencies: Record<string, string> = {
  CN: 'CNY',
  HK: 'CNY',
  US: 'USD',
  CA: 'USD',
  JP: 'JPY',
  SG: 'USD',
}
const notes = [
  'Pays within ten days. Limit 50,000.',
  'Two reminders last year, none since.',
  'Asks for a deposit to be agreed for every order above 20,000.',
]

/** The first is the customer of the demo user; some others have an account, too. */
export const customersDemo: Demo<typeof customers> = {
  count: companies.length,
  record: ({ index, random, records }) => {
    const [name, domain, city, country] = companies[index] as (typeof companies)[number]
    const others = records('users').filter(({ role, status }) => role === 'user' && status === 'active')
    const account = index === 0 || index % 9 === 4 ? others[Math.floor(index / 4)] : undefined
    return {
      daysAgo: Math.round(400 * (1 - (index + 0.5) / companies.length) ** 1.2),
      values: {
        name,
        email: `accounts@${domain}.example`,
        phone: phoneIn(country, random),
        website: `https://${domain}.example`,
        segment: random.pick(['startup', 'business', 'business', 'enterprise'] as const),
        city,
        country,
        currency: currencies[country] ?? 'EUR',
        taxNumber:
          union.has(country) || index % 3 === 0 ? `${country}${String(100_000_000 + index * 7_919)}` : null,
        address:
          country === 'CN'
            ? `${city}市人民路${random.whole(1, 600)}号`
            : `${random.whole(1, 240)} Station Road\n${city}`,
        account: account?.id ?? null,
        creditNote: index % 6 === 3 ? random.pick(notes) : null,
      },
    }
  },
}
