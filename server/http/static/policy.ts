import { createHash } from 'node:crypto'
import { apiBaseMeta, mapsTokenMeta } from '#text/public-settings'
import { mapsOrigin } from '#text/maps'
import { metaContent } from './meta-content'

/** Headers of all responses of the server. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers apply HSTS only to responses over TLS.
  'strict-transport-security': 'max-age=31536000',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  // The XSS filter of old browsers could be abused.
  'x-xss-protection': '0',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The policy of responses that are not pages: a browser that displays one must not load or run anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// Data is not executed, so it needs no hash.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi

/**
 * The policy of a page: its inline scripts and styles by their hashes, and nothing from other origins but the API and
 * the maps service, if the page has settings for them.
 */
export function pagePolicy(html: string): (nonce?: string) => string {
  const scripts = hashesOf(html, inlineScript)
  const styles = hashesOf(html, inlineStyle)
  const base = metaContent(html, apiBaseMeta)
  const api = base ? [new URL(base).origin] : []
  const maps = metaContent(html, mapsTokenMeta) ? [mapsOrigin] : []
  return (nonce) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
      ["img-src 'self' data: blob:", ...api, ...maps].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...api].join(' '),
      ...api.flatMap((origin) => [`media-src 'self' ${origin}`, `frame-src 'self' ${origin}`]),
      "object-src 'none'",
      "base-uri 'none'",
      ["form-action 'self'", ...api].join(' '),
      "frame-ancestors 'none'",
      // Plain strings cannot be assigned to DOM sinks such as `innerHTML`.
      "require-trusted-types-for 'script'",
    ].join('; ')
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content)
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
