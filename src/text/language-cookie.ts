/** Where the choice of a language is kept: in a cookie, which the site, the app and the server read, and in the browser's storages. */
export const languageKey = 'i18nextLng'

/** The cookie that keeps a language for a year. */
export const languageCookie = (language: string): string =>
  `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`

/** What the cookies (`name=value; name=value`) say of the language, as it stands there. */
export const languageIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name]) => name === languageKey)?.[1]
