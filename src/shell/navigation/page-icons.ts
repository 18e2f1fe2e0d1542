import type { NamedPath } from '#define/paths/named-pages'
import type { IconName } from '../icons'

/** The icons of pages without a resource. */
export const pageIcons = {
  '/dashboard/app': 'house',
  '/dashboard/notifications': 'bell',
  '/dashboard/user/profile': 'user',
  '/dashboard/user/account': 'identification-card',
  '/dashboard/user/account/billing': 'credit-card',
  '/dashboard/user/account/notifications': 'bell',
  '/dashboard/user/account/social': 'share-network',
  '/dashboard/user/account/security': 'lock',
  '/dashboard/user/account/display': 'palette',
  '/dashboard/permission-denied': 'prohibit',
  '/components': 'squares-four',
} as const satisfies Record<NamedPath, IconName>
