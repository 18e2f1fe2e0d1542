import type { ComponentType } from 'react'
import { withLaterWords } from '../base/i18n/later-words'
import type { Drawn, DrawnPage } from '../providers/drawn'
import { drawnPages } from './drawn-pages'

type ChatScreens = typeof import('./chat/client/chat.screen')
const chat = (one: (screens: ChatScreens) => ComponentType) => async () =>
  one(await withLaterWords(() => import('./chat/client/chat.screen')))

const files = async () => (await withLaterWords(() => import('./files/client/files.screen'))).FilesScreen

type PostParts = typeof import('./blog/client/posts.part')
const posts =
  <Part>(one: (parts: PostParts) => Part) =>
  async () =>
    one(await withLaterWords(() => import('./blog/client/posts.part')))
const mail = async () => (await withLaterWords(() => import('./mail/client/mail.screen'))).MailScreen

const checkout = async () =>
  (await withLaterWords(() => import('./shop/client/checkout/checkout.screen'))).CheckoutScreen

type Overviews = typeof import('../pages/overviews')
const overview = (one: (screens: Overviews) => ComponentType) => async () =>
  one(await withLaterWords(() => import('../pages/overviews')))

/** What draws each of the pages of `drawn-pages.ts`. */
const loads: Record<(typeof drawnPages)[number]['path'], DrawnPage['load']> = {
  '/dashboard/ecommerce': overview((screens) => screens.EcommerceOverview),
  '/dashboard/analytics': overview((screens) => screens.AnalyticsOverview),
  '/dashboard/banking': overview((screens) => screens.BankingOverview),
  '/dashboard/booking': overview((screens) => screens.BookingOverview),
  '/dashboard/file': overview((screens) => screens.FileOverview),
  '/dashboard/mail/all': mail,
  '/dashboard/mail/all/:id': mail,
  '/dashboard/mail/:label': mail,
  '/dashboard/mail/:label/:id': mail,
  '/dashboard/chat': chat((rooms) => rooms.ChatScreen),
  '/dashboard/chat/new': chat((rooms) => rooms.NewChatScreen),
  '/dashboard/chat/:id': chat((rooms) => rooms.ThreadScreen),
  '/dashboard/e-commerce/checkout': checkout,
  '/dashboard/files-manager': files,
}

/** What is drawn by hand: pages that no view can draw, and parts of generated screens. Each comes when it is opened. */
export const drawn: Drawn = {
  pages: drawnPages.map((page) => ({ ...page, load: loads[page.path] })),
  parts: {
    // One line for each resource.
    orders: {
      head: () =>
        withLaterWords(() => import('./shop/client/timeline.part')).then(
          ({ OrderTimeline }) => OrderTimeline,
        ),
    },
    products: {
      head: () =>
        withLaterWords(() => import('./shop/client/product-page/product.part')).then(
          ({ ProductPart }) => ProductPart,
        ),
      show: () =>
        withLaterWords(() => import('./shop/client/product-page/reviews.part')).then(
          ({ ReviewsPart }) => ReviewsPart,
        ),
      card: () =>
        withLaterWords(() => import('./shop/client/catalog/card.part')).then(
          ({ ProductCardPart }) => ProductCardPart,
        ),
      list: () =>
        withLaterWords(() => import('./shop/client/catalog/shop-bar.part')).then(({ ShopPart }) => ShopPart),
    },
    posts: {
      fields: posts((parts) => parts.PostArticle),
      form: posts((parts) => parts.PostPreview),
      show: posts((parts) => parts.PostComments),
    },
  },
}
