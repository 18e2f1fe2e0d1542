import type { FirstCatalogue } from '#define/paths/first-catalogue'

/** The shop is shown before the application has loaded. */
export const shopFirstCatalogue: FirstCatalogue = {
  resource: 'products',
  texts: [
    ...['cart_one', 'cart_other', 'addToCart', 'addNamed', 'choose', 'chooseNamed', 'inColors'],
    ...['sale', 'new', 'soldOut', 'notForSale', 'percentOff', 'priceBefore', 'fromPrice'],
    ...['reviews_one', 'reviews_other', 'noReviews'],
  ].map((key) => `shop.${key}`),
  icons: ['shopping-cart'],
}
