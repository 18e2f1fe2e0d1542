import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * In development, answers a navigation as the server does: `/` is the site, any other page is the app.
 * @returns {import('vite').Plugin}
 */
export function appFallback() {
  return {
    name: 'app-fallback',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        const page = join(server.config.root, path === '/' ? 'index.html' : 'app.html')
        if (!isNavigation(path, request.headers.accept) || !existsSync(page)) return next()
        readFile(page, 'utf8')
          .then((html) => server.transformIndexHtml(path, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      })
    },
  }
}

/**
 * @param {string} path
 * @param {string | undefined} accept
 */
function isNavigation(path, accept) {
  const isFile = /\.\w+$/.test(path) || path.startsWith('/@') || path.startsWith('/api')
  return !isFile && Boolean(accept?.includes('text/html'))
}
