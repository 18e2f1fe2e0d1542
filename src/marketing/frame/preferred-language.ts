import { languageIn, languageKey } from '#text/language-cookie'
import { languageOf } from '#text/language-of'
import type { SiteLanguage } from '../base/language'
import { closedOfferKey } from './closed-offer'

/**
 * Offers the page in the language of the visitor, if that is another one: from the cookie, the storages or the
 * browser, in this order. The URL decides which language a page has, so a page does not change by itself.
 */
export function offerLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-cookie]')
  const preferred = preferredLanguage()
  if (!link || !preferred || preferred === languageOf(document.documentElement.lang)) return
  if (stored(() => localStorage.getItem(closedOfferKey)) === preferred) return
  void import('./language-offer').then(({ showOffer }) => showOffer(link, preferred))
}

/** The language of the visitor; undefined if it is none of the site. */
export const preferredLanguage = (): SiteLanguage | undefined =>
  languageOf(languageIn(document.cookie)) ??
  languageOf(stored(() => localStorage.getItem(languageKey))) ??
  languageOf(stored(() => sessionStorage.getItem(languageKey))) ??
  navigator.languages.map(languageOf).find(Boolean)

/** Storage may be unavailable. */
function stored(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
