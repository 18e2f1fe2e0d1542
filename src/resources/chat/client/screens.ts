import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { chatPages } from '../chat.pages'

const load = () => withDeferredTexts(() => import('./chat.screen'))

/** The custom screens of the feature. Each is loaded when it is opened. */
export const chatScreens: FeatureScreens<typeof chatPages> = {
  parts: {
    conversations: {
      background: () =>
        withDeferredTexts(() => import('./chat-background.part')).then(
          ({ ChatBackground }) => ChatBackground,
        ),
    },
  },
  pages: {
    '/dashboard/chat': () => load().then(({ ChatScreen }) => ChatScreen),
    '/dashboard/chat/new': () => load().then(({ NewChatScreen }) => NewChatScreen),
    '/dashboard/chat/:id': () => load().then(({ ThreadScreen }) => ThreadScreen),
  },
}
