import type { Context } from 'hono'
import { Problem } from '../base/errors/problem'

/** The origins whose pages may call without a session: the public URL, and the configured ones. */
interface Origins {
  readonly publicUrl: string
  readonly corsOrigins: readonly string[]
}

/**
 * Rejects a request sent by a page of another origin. An HTML form can be posted to any origin without a preflight,
 * so the origin itself is compared. Clients other than browsers send neither header and are accepted.
 * @throws Problem `foreignOrigin`.
 */
export function requireOwnOrigin(c: Context, { publicUrl, corsOrigins }: Origins): void {
  const origin = c.req.header('origin')
  if (origin !== undefined && corsOrigins.includes(origin)) return
  const site = c.req.header('sec-fetch-site')
  const isOwn =
    site === undefined
      ? origin === undefined || isSame(origin, c, publicUrl)
      : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new Problem({ kind: 'foreignOrigin' })
}

/** Old browsers, and pages without TLS, send only Origin. It must match the public URL or the Host header. */
function isSame(origin: string, c: Context, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === (c.req.header('host') ?? new URL(c.req.url).host)
}
