import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'
import type { shopPages } from '../shop.pages'

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const shopScreens: FeatureScreens<typeof shopPages> = {
  pages: {
    '/dashboard/ecommerce': () =>
      withLaterWords(() => import('./ecommerce-overview')).then(({ EcommerceOverview }) => EcommerceOverview),
    '/dashboard/e-commerce/checkout': () =>
      withLaterWords(() => import('./checkout/checkout.screen')).then(({ CheckoutScreen }) => CheckoutScreen),
  },
  parts: {
    orders: {
      head: () => withLaterWords(() => import('./timeline.part')).then(({ OrderTimeline }) => OrderTimeline),
    },
    products: {
      head: () =>
        withLaterWords(() => import('./product-page/product.part')).then(({ ProductPart }) => ProductPart),
      show: () =>
        withLaterWords(() => import('./product-page/reviews.part')).then(({ ReviewsPart }) => ReviewsPart),
      card: () =>
        withLaterWords(() => import('./catalog/card.part')).then(({ ProductCardPart }) => ProductCardPart),
      list: () => withLaterWords(() => import('./catalog/shop-bar.part')).then(({ ShopPart }) => ShopPart),
    },
  },
}
