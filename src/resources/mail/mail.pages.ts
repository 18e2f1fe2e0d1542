import type { CustomPages } from '#define/paths/custom-pages'

const labels = '/api/mail/labels'

/** The custom pages of the feature. */
export const mailPages = [
  { path: '/dashboard/mail/all', resource: 'mails', reads: [labels, '/api/mail/conversations?label=all'] },
  { path: '/dashboard/mail/all/:id', resource: 'mails' },
  { path: '/dashboard/mail/new', resource: 'mails' },
  {
    path: '/dashboard/mail/:label',
    resource: 'mails',
    reads: [labels, '/api/mail/conversations?label=:label'],
  },
  { path: '/dashboard/mail/:label/:id', resource: 'mails' },
] as const satisfies CustomPages
