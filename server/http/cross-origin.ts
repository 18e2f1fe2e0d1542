import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/**
 * Lets pages of some other origins call the API. They send a token of their own: no cookie is ever taken, so none is
 * allowed. Without it a browser lets pages of this origin alone read what is answered.
 */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [
      ...['authorization', 'content-type', 'accept-language', 'if-match', 'idempotency-key'],
      'last-event-id',
    ],
    exposeHeaders: ['x-total-count', 'x-total-capped', 'link', 'etag', 'retry-after', 'content-disposition'],
    maxAge: 600,
  })
