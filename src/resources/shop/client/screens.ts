import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { shopPages } from '../shop.pages'

/** The custom screens of the feature. Each is loaded when it is opened. */
export const shopScreens: FeatureScreens<typeof shopPages> = {
  pages: {
    '/dashboard/ecommerce': () =>
      withDeferredTexts(() => import('./ecommerce-overview')).then(
        ({ EcommerceOverview }) => EcommerceOverview,
      ),
    '/dashboard/e-commerce/checkout': () =>
      withDeferredTexts(() => import('./checkout/checkout.screen')).then(
        ({ CheckoutScreen }) => CheckoutScreen,
      ),
  },
  parts: {
    orders: {
      billing: {
        order: 3,
        load: () =>
          withDeferredTexts(() => import('./receipts.part')).then(({ ReceiptsPart }) => ReceiptsPart),
      },
      head: () =>
        withDeferredTexts(() => import('./timeline/timeline.part')).then(
          ({ OrderTimeline }) => OrderTimeline,
        ),
      show: () =>
        withDeferredTexts(() => import('./timeline/events.part')).then(({ OrderEvents }) => OrderEvents),
    },
    products: {
      head: () =>
        withDeferredTexts(() => import('./product-page/product.part')).then(({ ProductPart }) => ProductPart),
      show: () =>
        withDeferredTexts(() => import('./product-page/reviews.part')).then(({ ReviewsPart }) => ReviewsPart),
      card: () =>
        withDeferredTexts(() => import('./catalog/card.part')).then(({ ProductCardPart }) => ProductCardPart),
      form: () =>
        withDeferredTexts(() => import('./variants-form.part')).then(({ VariantsPart }) => VariantsPart),
      catalogue: () =>
        withDeferredTexts(() => import('./catalog/shop-tools.part')).then(({ ShopTools }) => ShopTools),
    },
  },
}
