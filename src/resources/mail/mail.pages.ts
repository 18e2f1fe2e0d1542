import type { CustomPages } from '#define/custom-pages'

/** The pages of the feature that no view can show. */
export const mailPages = [
  { path: '/dashboard/mail/all', resource: 'mails' },
  { path: '/dashboard/mail/all/:id', resource: 'mails' },
  { path: '/dashboard/mail/:label', resource: 'mails' },
  { path: '/dashboard/mail/:label/:id', resource: 'mails' },
] as const satisfies CustomPages
