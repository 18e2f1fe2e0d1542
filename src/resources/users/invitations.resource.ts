import { choice, datetime, defineResource, email, ref, roles, state, text, type RowOf } from '#define'

export const invitations = defineResource('invitations', {
  label: ['Invitation', 'Invitations'],
  icon: 'paper-plane-tilt',
  menu: 'management',
  fields: {
    email: email({ search: true }),
    role: choice(roles, { default: 'user' }),
    message: text({ optional: true, lines: 3, max: 500, help: 'Stands in the mail.' }),
    status: state(['pending', 'accepted', 'revoked', 'expired'], {
      accept: { from: 'pending', to: 'accepted' },
      expire: { from: 'pending', to: 'expired', due: { from: 'pending', at: 'expiresAt' } },
      resend: { from: ['pending', 'expired'], to: 'pending' },
      revoke: { from: ['pending', 'expired'], to: 'revoked', confirm: true },
    }),
    expiresAt: datetime({ readOnly: true, optional: true }),
    invitedBy: ref('users', { readOnly: true, optional: true }),
  },
  title: 'email',
  columns: ['email', 'role', 'status', 'invitedBy', 'expiresAt', 'createdAt'],
  filters: ['role', 'status', 'createdAt'],
  sort: '-createdAt',
  access: {
    admin: { read: true, create: true, resend: true, revoke: true },
    // A role with more permissions than the caller's own cannot be assigned.
    manager: {
      read: { role: 'user' },
      create: { role: 'user' },
      resend: { role: 'user' },
      revoke: { role: 'user' },
    },
  },
})
export type Invitation = RowOf<typeof invitations>
