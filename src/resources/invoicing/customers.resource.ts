import {
  choice,
  country,
  currency,
  defineResource,
  email,
  me,
  phone,
  ref,
  text,
  url,
  type RowOf,
} from '#define'

export const customers = defineResource('customers', {
  label: ['Customer', 'Customers'],
  icon: 'buildings',
  menu: 'invoicing',
  fields: {
    name: text({ search: true, max: 120 }),
    email: email({ search: true, unique: true }),
    phone: phone({ optional: true }),
    website: url({ optional: true }),
    segment: choice(['startup', 'business', 'enterprise'], { default: 'business' }),
    country: country(),
    city: text({ optional: true, search: true, max: 120 }),
    address: text({ optional: true, lines: 3, max: 500 }),
    taxNumber: text({ optional: true, max: 40, label: 'Tax number' }),
    currency: currency({ default: 'EUR' }),
    account: ref('users', {
      optional: true,
      readableBy: ['admin', 'manager'],
      help: 'The person who signs in for this customer and reads its invoices.',
    }),
    creditNote: text({ optional: true, lines: 3, max: 1000, readableBy: ['admin'] }),
  },
  title: 'name',
  columns: ['name', 'email', 'country', 'segment', 'currency', 'createdAt'],
  filters: ['segment', 'country', 'currency', 'account', 'createdAt'],
  sort: 'name',
  editable: ['email', 'phone', 'website', 'segment', 'country', 'city'],
  trash: true,
  related: ['invoices', 'payments'],
  layout: {
    summary: { status: 'segment', meta: ['email', 'phone', 'country'] },
    sections: {
      company: { fields: ['name', 'segment', 'email', 'phone', 'website'] },
      location: { fields: ['address', 'city', 'country'] },
      billing: { fields: ['currency', 'taxNumber', 'creditNote'], aside: true },
      access: { fields: ['account'], aside: true },
    },
  },
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true },
    user: { read: { account: me } },
  },
})
export type Customer = RowOf<typeof customers>
