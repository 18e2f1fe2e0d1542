import type { MiddlewareHandler } from 'hono'
import { bodyLimit as streamLimit } from 'hono/body-limit'
import { Problem } from '../base/errors/problem'

/**
 * Refuses a body of more bytes, by what its head says of it or, where it says nothing, while it comes. Asking the
 * request for its body, as the framework does, would cost a read as much as its answer.
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
