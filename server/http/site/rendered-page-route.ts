import type { Hono } from 'hono'
import { Problem } from '#server/base/errors/problem'
import type { LivePages } from './live-pages'

/** Development only: fills a page that the development server has just rendered. */
export function renderedPageRoute(hono: Hono, livePages: LivePages): void {
  hono.post('/api/site/drawn', async (c) => {
    const parameter = (name: string) => c.req.query(name) ?? ''
    const page = await livePages.fillRendered({
      address: parameter('address'),
      path: parameter('path'),
      query: new URLSearchParams(parameter('query')),
      text: await c.req.text(),
    })
    if (page === undefined) throw new Problem({ kind: 'missing' })
    return c.html(page)
  })
}
