import { cleanHtml, cleanMail } from './clean-html'
import type { Cleaning } from './messages'
import { cleanPage } from './page/clean-page'

/** What sanitizes a text, by the kind of cleaning. */
export const cleaners: Readonly<Record<Cleaning, (html: string) => string>> = {
  text: cleanHtml,
  mail: (html) => cleanMail(html, false),
  mailWithImages: (html) => cleanMail(html, true),
  page: (html) => cleanPage(html, false),
  pageWithRemote: (html) => cleanPage(html, true),
}
