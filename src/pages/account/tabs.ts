/** The parts of the account page, in their order; the first stands at the page's own address. */
export const accountTabs = ['general', 'billing', 'notifications', 'social', 'security', 'display'] as const

export type AccountTab = (typeof accountTabs)[number]

export const accountUrl = '/dashboard/user/account'
export const profileUrl = '/dashboard/user/profile'

/** The address of a part. */
export const tabUrl = (tab: AccountTab) =>
  tab === 'general' ? accountUrl : (`${accountUrl}/${tab}` as const)
