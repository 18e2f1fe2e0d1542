import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
/** The letters that every page has in every language. */
const defaultLetters = /url\((\/assets\/[\w-]+-latin-(?!ext)[\w-]+\.woff2)\)/g
/** Names under which the dashboard's components know the tokens. */
const ofTheDashboard = /--mui-[\w-]+:[^;}]*;?/g

/**
 * The template of the site's pages with its styles inside, as a page waits for nothing then, and with the fonts that it
 * will ask for named before them.
 * @param {string} template site.html as vite has made it
 * @param {string} client the folder of the built client
 * @returns {Promise<string>}
 */
export async function settleTemplate(template, client) {
  const [link, file] = stylesheet.exec(template) ?? []
  if (!link || !file) throw new Error('The template of the site has no styles.')
  const css = siteStyles((await readFile(join(client, file), 'utf8')).trim())
  const fonts = [...css.matchAll(defaultLetters)].map(([, href]) => preload(href ?? ''))
  return template.replace(link, () => [...fonts, `<style>${css}</style>`].join('\n    '))
}

/**
 * What the site needs of the styles. A font that comes too late for the first paint is left for the next page: lines
 * that break elsewhere would move what somebody reads.
 * @param {string} css
 */
const siteStyles = (css) =>
  css.replaceAll(ofTheDashboard, '').replaceAll('font-display:swap', 'font-display:optional')

/** @param {string} href */
const preload = (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`
