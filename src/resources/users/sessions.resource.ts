import { boolean, choice, datetime, defineResource, me, ref, state, text, type RowOf } from '#define'

/**
 * A user's own sessions; sessions of administrators who view the app as another user are readable by administrators
 * only.
 */
const own = { user: me, isView: false } as const

/** Sessions of users, kept for a month: the system writes them, and users end them. */
export const sessions = defineResource('sessions', {
  label: ['Session', 'Sessions'],
  icon: 'fingerprint',
  menu: 'management',
  managedBy: 'system',
  fields: {
    name: text({ label: 'Browser' }),
    user: ref('users'),
    device: choice(['desktop', 'phone', 'tablet', 'program', 'unknown']),
    network: text({ optional: true }),
    status: state(['open', 'ended', 'expired'], {
      end: { from: 'open', to: 'ended', confirm: true, final: true, label: 'Sign out' },
    }),
    lastSeenAt: datetime({ optional: true, label: 'Last seen' }),
    expiresAt: datetime({ label: 'Expires' }),
    endedAt: datetime({ optional: true, label: 'Ended' }),
    isView: boolean({ label: 'View as this user' }),
  },
  title: 'name',
  columns: ['name', 'user', 'device', 'network', 'status', 'createdAt', 'lastSeenAt'],
  filters: ['status', 'user', 'createdAt'],
  sorts: ['createdAt'],
  sort: '-createdAt',
  tabs: 'status',
  access: {
    admin: { read: true, end: true },
    manager: { read: own, end: own },
    user: { read: own, end: own },
  },
})
export type Session = RowOf<typeof sessions>
