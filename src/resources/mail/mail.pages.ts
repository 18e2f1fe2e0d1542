import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const mailPages = [
  { path: '/dashboard/mail/all', resource: 'mails' },
  { path: '/dashboard/mail/all/:id', resource: 'mails' },
  { path: '/dashboard/mail/new', resource: 'mails' },
  { path: '/dashboard/mail/:label', resource: 'mails' },
  { path: '/dashboard/mail/:label/:id', resource: 'mails' },
] as const satisfies CustomPages
