import { createHash } from 'node:crypto'

/** What every answer of the server says, whoever made it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Once it was reached by TLS, it is never asked for without; browsers heed this over TLS alone.
  'strict-transport-security': 'max-age=31536000',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be turned against a page.
  'x-xss-protection': '0',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** The policy of an answer that is no page: should a browser show it, it may do nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// Data for search engines is no script: no browser runs it, whatever the policy says.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi
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
