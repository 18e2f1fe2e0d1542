import { boolean, choice, defineResource, json, me, ref, text, type RowOf } from '#define'
import { overviewNames } from '#define/overview/overview'

const own = { owner: me } as const

/** The tiles of dashboards in another order or width. A user's own arrangement comes before the shared one. */
export const arrangements = defineResource('arrangements', {
  label: ['Dashboard arrangement', 'Dashboard arrangements'],
  fields: {
    name: text({ max: 80 }),
    page: choice(overviewNames, {
      label: 'Dashboard',
      labels: { app: 'Start', ecommerce: 'E-commerce', file: 'Storage' },
    }),
    tiles: json({
      help: 'In their order. Arrange them on the dashboard itself.',
    }),
    shared: boolean({
      writableBy: ['admin'],
      label: 'For everyone',
      help: 'Everyone sees the dashboard like this, unless they have arranged it themselves.',
    }),
    owner: ref('users', { default: me, writableBy: ['admin'], whenDeleted: 'delete' }),
  },
  title: 'name',
  columns: ['name', 'page', 'shared', 'owner', 'updatedAt'],
  filters: ['page', 'shared', 'owner'],
  sorts: ['name', 'updatedAt'],
  sort: 'name',
  access: {
    admin: {
      read: [own, { shared: true }],
      create: true,
      update: [own, { shared: true }],
      delete: [own, { shared: true }],
    },
    manager: { read: [own, { shared: true }], create: true, update: own, delete: own },
    user: { read: [own, { shared: true }], create: true, update: own, delete: own },
  },
})
export type Arrangement = RowOf<typeof arrangements>
