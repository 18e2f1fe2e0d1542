import type { MiddlewareHandler } from 'hono'
import { isForwarded } from '../base/client-address'

const warning =
  'Warning: a proxy passes requests on, and TRUST_PROXY is 0: all of its clients count as one. Set TRUST_PROXY to the number of proxies in front.'

/** Warns once if requests come through a proxy that is not configured as trusted. */
export function proxyWarning(warn: (line: string) => void): MiddlewareHandler {
  let hasWarned = false
  return (c, next) => {
    if (!hasWarned && isForwarded(c)) {
      hasWarned = true
      warn(warning)
    }
    return next()
  }
}
