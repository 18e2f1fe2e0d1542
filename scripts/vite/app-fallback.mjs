import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillTemplate } from './site-template.mjs'

/**
 * Handles navigations in development as the server does: pages of the site are rendered, all others get the app.
 * @returns {import('vite').Plugin}
 */
export function appFallback() {
  return {
    name: 'app-fallback',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        if (!isNavigation(path, request.headers.accept)) return next()
        pageAt(server, path, (request.url ?? '').split('?')[1] ?? '')
          .then((html) => server.transformIndexHtml(path, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      })
    },
  }
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} path
 * @param {string} query
 * @returns {Promise<string>} HTML
 */
async function pageAt(server, path, query) {
  const template = (/** @type {string} */ name) => readFile(join(server.config.root, name), 'utf8')
  const { renderSite } = /** @type {typeof import('../../src/marketing/render/render.tsx')} */ (
    await server.ssrLoadModule('/src/marketing/render/render.tsx')
  )
  const page = renderSite().find(({ address }) => isAt(address, path))
  if (!page) return template('app.html')
  const html = fillTemplate(await template('site.html'), page)
  return (await filled(server, { address: page.address, path, query, html })) ?? template('app.html')
}

/**
 * `[slug]` in an address matches any path segment.
 * @param {string} address
 * @param {string} path
 */
const isAt = (address, path) => new RegExp(`^${address.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(path)

/**
 * Lets the server, which has the data, fill the placeholders of a page.
 * @param {import('vite').ViteDevServer} server
 * @param {{ address: string, path: string, query: string, html: string }} page
 * @returns {Promise<string | undefined>} undefined if there is no such page
 */
async function filled(server, { address, path, query, html }) {
  const proxied = server.config.server.proxy?.['/api']
  const target = typeof proxied === 'object' ? String(proxied.target) : ''
  if (!target || !html.includes('{%')) return html
  const asked = new URLSearchParams({ address, path, query })
  const answer = await fetch(`${target}/api/site/drawn?${asked}`, { method: 'POST', body: html })
  return answer.ok ? answer.text() : undefined
}

/**
 * @param {string} path
 * @param {string | undefined} accept
 */
function isNavigation(path, accept) {
  const isFile = /\.\w+$/.test(path) || path.startsWith('/@') || path.startsWith('/api')
  return !isFile && Boolean(accept?.includes('text/html'))
}
