/** The path of a page of the site in a language: `/pricing` is `/cn/pricing` in Chinese, `/` is `/cn`. */
export function addressIn(language: 'en' | 'cn', path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/cn' : `/cn${path}`
}

/** The path of a page of the app for links on the site, which keeps the language. */
export const appAddressIn = (language: 'en' | 'cn', path: string): string =>
  language === 'en' ? path : `${path}?lng=${language}`

/**
 * The path of a page's preview image: `/previews/cards.png`, `/previews/cn/cards.png`; that of `/` is `home`. Pages
 * with parameters, such as `/blog/:slug`, have that of their parent.
 */
export const previewAddress = (language: 'en' | 'cn', path: string): string =>
  `/previews${addressIn(language, path === '/' ? '/home' : path.replace(/\/:.*$/, ''))}.png`
