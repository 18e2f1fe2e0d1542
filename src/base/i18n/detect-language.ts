import { languageCookie, languageIn, languageKey } from '#text/language-cookie'
import { languageOf } from '#text/language-of'
import { defaultLanguage, type Language } from './languages'

/** The language of the page: from the address, the cookie, the storages, the browser or the page, in this order. */
export function detectLanguage(): Language {
  for (const look of sources) {
    const found = look()
    if (found) return found
  }
  return defaultLanguage
}

/** The language in the URL, as in `?lng=cn`. */
const requested = () => languageOf(new URLSearchParams(location.search).get('lng'))

const sources: readonly (() => Language | undefined)[] = [
  requested,
  () => languageOf(languageIn(document.cookie)),
  () => languageOf(stored('localStorage')),
  () => languageOf(stored('sessionStorage')),
  () => navigator.languages.map(languageOf).find(Boolean),
  () => languageOf(document.documentElement.lang),
]

/** Stores the language of the URL, because later pages do not have the parameter. */
export function storeRequestedLanguage(): void {
  const language = requested()
  if (language) store(language)
}

/** Stores a language chosen on the page. Removes `lng` from the URL, which would take precedence. */
export function storeLanguage(language: Language): void {
  store(language)
  const url = new URL(location.href)
  if (!url.searchParams.has('lng')) return
  url.searchParams.delete('lng')
  history.replaceState(history.state, '', url)
}

function store(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage is not available: the language applies until the page is left.
  }
  // The public site and the server cannot read local storage.
  document.cookie = languageCookie(language)
}

function stored(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(languageKey)
  } catch {
    return null
  }
}
