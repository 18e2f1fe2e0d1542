/** The tabs of the account page, in order; the first one uses the page's own address. */
export const accountTabs = ['general', 'billing', 'notifications', 'social', 'security', 'display'] as const

export type AccountTab = (typeof accountTabs)[number]

export const accountUrl = '/dashboard/user/account'
export const profileUrl = '/dashboard/user/profile'

export const tabUrl = (tab: AccountTab) =>
  tab === 'general' ? accountUrl : (`${accountUrl}/${tab}` as const)
