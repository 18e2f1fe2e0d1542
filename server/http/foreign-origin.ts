import type { Context } from 'hono'
import { Problem } from '../base/errors/problem'

/** The origins whose pages may call without a session: our own, and those that a setting names. */
interface Origins {
  readonly publicUrl: string
  readonly corsOrigins: readonly string[]
}

/**
 * Refuses a call that a page of another origin makes a browser send. A form of HTML may be posted to any origin without
 * asking, so the origin itself is compared. Programs send neither of the headers, and are let through.
 * @throws Problem foreignOrigin.
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

/** Old browsers, and pages without TLS, send the origin alone. It is ours by the setting, or by the host that was called. */
function isSame(origin: string, c: Context, publicUrl: string): boolean {
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === (c.req.header('host') ?? new URL(c.req.url).host)
}
