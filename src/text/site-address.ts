/** The address of a page of the site in a language: `/pricing` is `/cn/pricing` in Chinese, `/` is `/cn`. */
export function addressIn(language: 'en' | 'cn', path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/cn' : `/cn${path}`
}

/** The address of a page of the app as the site leads to it: the app speaks the language of the page that one comes from. */
export const appAddressIn = (language: 'en' | 'cn', path: string): string =>
  language === 'en' ? path : `${path}?lng=${language}`

/**
 * The address of a page's picture: `/previews/cards.png`, `/previews/cn/cards.png`; that of `/` is `home`. Pages of one
 * pattern, such as `/blog/:slug`, have that of the page above them.
 */
export const previewAddress = (language: 'en' | 'cn', path: string): string =>
  `/previews${addressIn(language, path === '/' ? '/home' : path.replace(/\/:.*$/, ''))}.png`
