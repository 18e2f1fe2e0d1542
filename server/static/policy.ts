import { createHash } from 'node:crypto'

/** What every answer of the server says, whoever made it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The policy of an answer that is no page: should a browser show it, it may do nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gi

/** The policy of a page: its own inline scripts and styles by their hashes, and nothing from anywhere else. */
export function pagePolicy(html: string): (nonce?: string) => string {
  const scripts = hashesOf(html, inlineScript)
  const styles = hashesOf(html, inlineStyle)
  return (nonce) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(' '),
      ["style-src 'self'", ...styles, ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // No text becomes elements or a script by itself.
      "require-trusted-types-for 'script'",
    ].join('; ')
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content)
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
