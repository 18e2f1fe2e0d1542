import type { CustomPages } from '#define/paths/custom-pages'

/** The custom pages of the feature. */
export const shopPages = [
  {
    path: '/dashboard/ecommerce',
    resource: 'orders',
    menu: { group: 'overview', name: 'ecommerce', icon: 'storefront', order: 1 },
  },
  { path: '/dashboard/e-commerce/checkout', resource: 'products' },
] as const satisfies CustomPages
