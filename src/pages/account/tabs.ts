import type { PageOf } from '../../define/pages'
import type { IconName } from '../../shell/icons'

/** The parts of the account page, in their order; the first stands at the page's own address. */
export const accountTabs = {
  general: 'identification-card',
  billing: 'credit-card',
  notifications: 'bell',
  social: 'share-network',
  security: 'lock',
  display: 'palette',
} as const satisfies Record<string, IconName>

export type AccountTab = keyof typeof accountTabs

export const accountUrl = '/dashboard/user/account'
export const profileUrl = '/dashboard/user/profile'

/** The address of a part. */
export const tabUrl = (tab: AccountTab): PageOf<'dashboard'> =>
  tab === 'general' ? accountUrl : `${accountUrl}/${tab}`
