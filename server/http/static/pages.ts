import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fileAnswer, negotiate, type Accepted, type Answer } from './answer'
import type { StaticFile } from './files'
import { pagePolicy } from './policy'

/** Answers a page, given what the browser accepts. */
export type Page = (accepted: Accepted, status: number) => Answer

const metaPattern = (name: string) => new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`)
const noncePlaceholder = metaPattern('csp-nonce')
// Below this a compressed page saves no packet.
const compressFrom = 1400

/**
 * A page as it is answered: with a fresh nonce when it asks for one, else like any other file. `said` is what the
 * server tells such a page, by the names of its meta elements.
 */
export function makePage(file: StaticFile, metaValues: Readonly<Record<string, string>> = {}): Page {
  const html = Object.entries(metaValues).reduce(
    (page, [name, value]) => page.replace(metaPattern(name), `$1${value}$2`),
    file.content.toString(),
  )
  const policy = pagePolicy(html)
  if (noncePlaceholder.test(html)) return (accepted, status) => freshPage(html, policy, accepted, status)
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': policy() }
  return (accepted, status) => fileAnswer(file, accepted, { status, headers })
}

// Without an ETag: a page from the cache would carry a nonce that the policy of today does not know.
function freshPage(
  html: string,
  policy: (nonce: string) => string,
  { encodings }: Accepted,
  status: number,
): Answer {
  const nonce = randomBytes(16).toString('base64')
  const body = Buffer.from(html.replace(noncePlaceholder, `$1${nonce}$2`))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy(nonce),
    vary: 'accept-encoding',
  }
  if (body.length < compressFrom || !negotiate(encodings, ['gzip'])) return { status, headers, body }
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
}
