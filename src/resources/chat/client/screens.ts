import { withLaterWords } from '#base/i18n/later-words'
import type { FeatureScreens } from '#providers/drawn'
import type { chatPages } from '../chat.pages'

const load = () => withLaterWords(() => import('./chat.screen'))

/** What the feature renders by hand. Each part is loaded when it is opened. */
export const chatScreens: FeatureScreens<typeof chatPages> = {
  pages: {
    '/dashboard/chat': () => load().then(({ ChatScreen }) => ChatScreen),
    '/dashboard/chat/new': () => load().then(({ NewChatScreen }) => NewChatScreen),
    '/dashboard/chat/:id': () => load().then(({ ThreadScreen }) => ThreadScreen),
  },
}
