import { loadEnv } from 'vite'

/** The names of the meta elements, as in src/text/public-settings.ts, with the variables that fill them. */
const variables = { 'api-base-url': 'API_BASE_URL', 'maps-token': 'MAPS_TOKEN' }

/**
 * Writes the public settings of the build into the meta elements of the pages: from the environment or an .env file,
 * with or without the prefix `VITE_`. A server that has such a setting itself replaces them.
 * @returns {import('vite').Plugin}
 */
export function publicSettings() {
  /** @type {Record<string, string>} */
  let settings = {}
  return {
    name: 'public-settings',
    configResolved({ mode, root }) {
      settings = loadEnv(mode, root, ['VITE_', ...Object.values(variables)])
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => filled(html, settings),
    },
  }
}

/**
 * @param {string} html
 * @param {Record<string, string>} settings
 * @returns {string} HTML
 */
export function filled(html, settings) {
  return Object.entries(variables).reduce((page, [name, variable]) => {
    const value = (settings[variable] ?? settings[`VITE_${variable}`] ?? '').trim().replace(/\/$/, '')
    if (/["<>&\s]/.test(value)) throw new Error(`${variable} has characters that a page cannot contain.`)
    return page.replace(`<meta name="${name}" content=""`, () => `<meta name="${name}" content="${value}"`)
  }, html)
}
