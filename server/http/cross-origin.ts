import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/**
 * Allows pages of the configured origins to call the API. They authenticate with a token, so credentials such as
 * cookies are not allowed. Without this, only pages of the same origin can read responses.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [
      ...['authorization', 'content-type', 'accept-language', 'time-zone'],
      ...['if-match', 'idempotency-key', 'last-event-id', 'range'],
    ],
    // Not the build: it is that of this server, and not of the one that serves the page.
    exposeHeaders: [
      ...['x-total-count', 'x-total-capped', 'x-tab-totals', 'link', 'etag', 'retry-after'],
      ...['content-disposition', 'content-range'],
    ],
    maxAge: 600,
  })
  return async (c, next) => {
    const answer = await allow(c, next)
    // An image is requested without CORS; its signed URL is what gives access to it.
    if (c.req.path.startsWith('/api/contents/'))
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }
}
