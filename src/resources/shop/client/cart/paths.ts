export const shopPath = '/dashboard/e-commerce/shop'
export const checkoutPath = '/dashboard/e-commerce/checkout'
/** The page of a product, by its part of the address. */
export const productPath = (slug: string): string =>
  `/dashboard/e-commerce/product/${encodeURIComponent(slug)}`
