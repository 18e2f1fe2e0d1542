import type { MiddlewareHandler } from 'hono'
import { bodyLimit as streamLimit } from 'hono/body-limit'
import { Problem } from '../base/errors/problem'

/**
 * Rejects a body that is too large: by its Content-Length, otherwise while it is read. Accessing the body of each
 * request, as the framework does, would double the cost of a read.
 */
export function bodyLimit(bytes: number): MiddlewareHandler {
  const refuse = () => {
    throw new Problem({ kind: 'tooLarge' })
  }
  const counting = streamLimit({ maxSize: bytes, onError: refuse })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    return Number(length) > bytes ? refuse() : next()
  }
}
