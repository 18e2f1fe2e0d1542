import { createHash, randomBytes } from 'node:crypto'
import { fileAnswer, negotiate, type Accepted, type Answer } from './answer'
import type { StaticFile } from './files'
import { gzipAround } from './gzip-around'
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
  const placeholder = noncePlaceholder.exec(html)
  if (placeholder) return freshPage(html, placeholder, policy)
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': policy() }
  return (accepted, status) => fileAnswer(file, accepted, { status, headers })
}

const noncePattern = String.raw`[\w+\/]{22}==`

/**
 * A page that is another one each time, as it has a nonce. What is around the nonce is compressed when the page is first
 * requested. Its ETag contains the nonce, so that a browser that has the page cached is told to use it, with the policy
 * for that nonce.
 */
function freshPage(html: string, placeholder: RegExpExecArray, policy: (nonce: string) => string): Page {
  const [whole, start = '', , end = ''] = placeholder
  const before = Buffer.from(html.slice(0, placeholder.index + start.length))
  const after = Buffer.from(html.slice(placeholder.index + whole.length - end.length))
  let compress: ReturnType<typeof gzipAround> | undefined
  const version = createHash('sha256').update(before).update(after).digest('hex').slice(0, 16)
  const known = new RegExp(String.raw`"${version}\.(${noncePattern})`)
  const headersFor = (nonce: string) => ({
    // Only the browser that has requested the page may store it.
    'cache-control': 'private, no-cache',
    'content-security-policy': policy(nonce),
    etag: `"${version}.${nonce}"`,
    vary: 'accept-encoding',
  })
  return ({ encodings, tag = '' }, status) => {
    const cached = status === 200 ? known.exec(tag)?.[1] : undefined
    if (cached !== undefined) return { status: 304, headers: headersFor(cached) }
    const nonce = randomBytes(16).toString('base64')
    const between = Buffer.from(nonce)
    const headers = { ...headersFor(nonce), 'content-type': 'text/html; charset=utf-8' }
    if (before.length + after.length < compressFrom || !negotiate(encodings, ['gzip']))
      return { status, headers, body: Buffer.concat([before, between, after]) }
    compress ??= gzipAround(before, after)
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: compress(between) }
  }
}
