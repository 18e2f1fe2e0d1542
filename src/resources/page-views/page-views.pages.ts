import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const pageViewsPages = [
  {
    path: '/dashboard/analytics',
    resource: 'pageViews',
    menu: { group: 'overview', name: 'analytics', icon: 'chart-line-up', order: 2 },
  },
] as const satisfies CustomPages
