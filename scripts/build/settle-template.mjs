import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
/** The Latin fonts, which every page uses in every language. */
const defaultLetters = /url\((\/assets\/[\w-]+-latin-(?!ext)[\w-]+\.woff2)\)/g
/** Custom properties that only the dashboard uses. */
const ofTheDashboard = /--mui-[\w-]+:[^;}]*;?/g

/**
 * Inlines the styles into the template of the site's pages, so that rendering waits for no request, and adds preload
 * links for the fonts.
 * @param {string} template site.html as built by Vite
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
 * The part of the styles that the site needs. A font that loads after the first paint is not used until the next page:
 * different line breaks would cause layout shifts.
 * @param {string} css
 */
const siteStyles = (css) =>
  css.replaceAll(ofTheDashboard, '').replaceAll('font-display:swap', 'font-display:optional')

/** @param {string} href */
const preload = (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`
