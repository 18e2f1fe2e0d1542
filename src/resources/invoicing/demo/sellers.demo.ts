import type { Demo } from '#server/features/demo/demo'
import type { sellers } from '../sellers.resource'

const companies = [
  {
    name: 'Corridor Payments Ltd.',
    address: 'Lagerstraße 12\n20357 Hamburg',
    country: 'DE',
    taxNumber: 'DE000000000',
    registration: 'Registered in Hamburg, HRB 000000',
    email: 'billing@corridor.example',
    website: 'https://corridor.example',
    bankDetails: 'Hansebank\nIBAN DE36 0000 0000 0000 0000 00',
    isDefault: true,
    reminderStages: [],
  },
  {
    name: 'Corridor Asia Ltd.',
    address: '18 Harbour Road\nWan Chai',
    country: 'HK',
    taxNumber: null,
    registration: null,
    email: 'asia@corridor.example',
    website: null,
    bankDetails: null,
    isDefault: false,
    reminderStages: [],
  },
] as const

/** The two companies of the demo data that issue invoices. */
export const sellersDemo: Demo<typeof sellers> = {
  count: companies.length,
  record: ({ index }) => ({ daysAgo: 400, values: { ...companies[index % companies.length] } }),
}
