import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fileAnswer, negotiate, type Accepted, type Answer } from './answer'
import type { StaticFile } from './files'
import { metaPattern } from './meta-content'
import { pagePolicy } from './policy'

/** Responds with a page, for the accepted encodings and language. */
export type Page = (accepted: Accepted, status: number) => Answer

const noncePlaceholder = metaPattern('csp-nonce')
// Compressing a smaller page does not save a packet.
const compressFrom = 1400

/**
 * A function that responds with a page: with a new nonce if the page has a placeholder for one, otherwise like any
 * other file. `metaValues` are the contents of its meta elements, by name.
 */
export function makePage(file: StaticFile, metaValues: Readonly<Record<string, string>> = {}): Page {
  const html = Object.entries(metaValues).reduce(
    (page, [name, value]) => page.replace(metaPattern(name), `$1${value}$3`),
    file.content.toString(),
  )
  const policy = pagePolicy(html)
  if (noncePlaceholder.test(html)) return (accepted, status) => freshPage(html, policy, accepted, status)
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': policy() }
  return (accepted, status) => fileAnswer(file, accepted, { status, headers })
}

// Without an ETag: a cached page would contain a nonce that the new policy does not allow.
function freshPage(
  html: string,
  policy: (nonce: string) => string,
  { encodings }: Accepted,
  status: number,
): Answer {
  const nonce = randomBytes(16).toString('base64')
  const body = Buffer.from(html.replace(noncePlaceholder, `$1${nonce}$3`))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy(nonce),
    vary: 'accept-encoding',
  }
  if (body.length < compressFrom || !negotiate(encodings, ['gzip'])) return { status, headers, body }
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
}
