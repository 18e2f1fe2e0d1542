import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/**
 * Allows pages of the configured origins to call the API. They authenticate with a token, so credentials such as
 * cookies are not allowed. Without this, only pages of the same origin can read responses.
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
