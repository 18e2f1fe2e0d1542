export const shopPath = '/dashboard/e-commerce/shop'
export const checkoutPath = '/dashboard/e-commerce/checkout'
/** The URL of a product's page, by its slug. */
export const productPath = (slug: string): string =>
  `/dashboard/e-commerce/product/${encodeURIComponent(slug)}`
