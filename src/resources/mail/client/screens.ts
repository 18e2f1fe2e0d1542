import { withDeferredTexts } from '#base/i18n/deferred-texts'
import type { FeatureScreens } from '#providers/custom-screens'
import type { mailPages } from '../mail.pages'

const mail = async () => (await withDeferredTexts(() => import('./mail.screen'))).MailScreen

/** The custom screens of the feature. Each is loaded when it is opened. */
export const mailScreens: FeatureScreens<typeof mailPages> = {
  parts: {
    mails: {
      background: () =>
        withDeferredTexts(() => import('./mail-background.part')).then(
          ({ MailBackground }) => MailBackground,
        ),
    },
  },
  pages: {
    '/dashboard/mail/all': mail,
    '/dashboard/mail/all/:id': mail,
    '/dashboard/mail/new': async () =>
      (await withDeferredTexts(() => import('./compose/new-mail.screen'))).NewMailScreen,
    '/dashboard/mail/:label': mail,
    '/dashboard/mail/:label/:id': mail,
  },
}
