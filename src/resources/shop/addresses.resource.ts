import { country, datetime, defineResource, email, me, phone, ref, text, type RowOf } from '#define'

const own = { owner: me } as const

/** Shipping and billing addresses of users: each user sees and manages their own. */
export const addresses = defineResource('addresses', {
  label: ['Address', 'Addresses'],
  icon: 'map-pin',
  menu: 'sales',
  fields: {
    personName: text({ search: true, max: 160 }),
    phoneNumber: phone(),
    email: email({ search: true }),
    address: text({ lines: 3, max: 500, search: true, label: 'Street and number' }),
    zipCode: text({ optional: true, max: 20 }),
    city: text({ max: 120, search: true }),
    state: text({ optional: true, max: 120 }),
    country: country(),
    owner: ref('users', { default: me, writableBy: ['admin'] }),
    preferredAt: datetime({ optional: true, readOnly: true, label: 'Preferred since' }),
  },
  title: 'personName',
  columns: ['personName', 'phoneNumber', 'email', 'address', 'city', 'country', 'owner', 'preferredAt'],
  filters: ['owner', 'country', 'createdAt'],
  sorts: ['personName', 'email', 'preferredAt', 'createdAt'],
  sort: '-createdAt',
  actions: {
    prefer: { on: 'record', label: 'Use this one first' },
  },
  access: {
    admin: 'all',
    manager: { read: own, create: true, update: own, delete: own, prefer: own },
    user: { read: own, create: true, update: own, delete: own, prefer: own },
  },
})
export type Address = RowOf<typeof addresses>
