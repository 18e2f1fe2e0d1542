/**
 * The key of the chosen language: in a cookie, which the site, the app and the server read, and in the browser's
 * storages.
 */
export const languageKey = 'i18nextLng'

/** The cookie that stores a language for a year. */
export const languageCookie = (language: string): string =>
  `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`

/** The language in a cookie string (`name=value; name=value`), unchecked. */
export const languageIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name]) => name === languageKey)?.[1]
