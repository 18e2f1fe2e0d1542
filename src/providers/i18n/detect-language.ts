import { languageKey, languageOf, usualLanguage, type Language } from './languages'

/** The language of the page: from the address, the cookie, the storages, the browser or the page, in this order. */
export function detectLanguage(): Language {
  for (const look of places) {
    const found = look()
    if (found) return found
  }
  return usualLanguage
}

const places: readonly (() => Language | undefined)[] = [
  () => languageOf(new URLSearchParams(location.search).get('lng')),
  () => languageOf(cookieOf(languageKey)),
  () => languageOf(stored('localStorage')),
  () => languageOf(stored('sessionStorage')),
  () => navigator.languages.map(languageOf).find(Boolean),
  () => languageOf(document.documentElement.lang),
]

function cookieOf(name: string): string | undefined {
  const words = document.cookie.split('; ').map((pair) => pair.split('='))
  return words.find(([key]) => key === name)?.[1]
}

function stored(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(languageKey)
  } catch {
    return null
  }
}
