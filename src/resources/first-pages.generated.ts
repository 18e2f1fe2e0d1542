// Written from the folders of the features by scripts/discover.mjs: do not edit.
import type { FirstPage } from '../define/paths/first-page'
import { chatFirstPage } from './chat/chat.first-page'
import { mailFirstPage } from './mail/mail.first-page'

/** By the folder of their feature, the custom pages that are rendered before the application has loaded. */
export const firstPages: { readonly [feature: string]: FirstPage } = {
  'chat': chatFirstPage,
  'mail': mailFirstPage,
}
