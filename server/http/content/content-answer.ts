import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import { Problem } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { isShownInline } from '#server/write/uploads/content-type'
import { disposition } from '#server/features/files/file-name'
import type { Upload } from '#server/features/files/keep'
import { spanOf } from './span'

/** If a browser opens the file as a page, it cannot run scripts, send requests or access an origin. */
const inert = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

interface Answering {
  /** The file name; without it the linking page sets the name. */
  readonly name?: string
  readonly cache: string
}

/**
 * The bytes of an upload, or the requested range.
 * @throws Problem `missing` if they are not stored.
 */
export async function contentAnswer(
  { contents }: Services,
  c: Context,
  { checksum, size, contentType }: Upload,
  { name, cache }: Answering,
): Promise<Response> {
  const etag = `"${checksum}"`
  const kind = isShownInline(contentType) && c.req.query('download') === undefined ? 'inline' : 'attachment'
  const headers: Record<string, string> = {
    etag,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'content-disposition': name === undefined ? kind : disposition(kind, name),
    'content-security-policy': inert,
    'x-content-type-options': 'nosniff',
  }
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const isWhole = c.req.header('if-range') !== undefined && c.req.header('if-range') !== etag
  const span = isWhole ? undefined : spanOf(c.req.header('range'), size)
  if (span === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const part = span && { 'content-range': `bytes ${span.start}-${span.end}/${size}` }
  const length = String(span ? span.end - span.start + 1 : size)
  const all = { ...headers, ...part, 'content-length': length }
  const status = span ? 206 : 200
  if (c.req.method === 'HEAD') return new Response(null, { status, headers: all })
  const bytes = await contents.open(checksum, span)
  if (!bytes) throw new Problem({ kind: 'missing' })
  return new Response(Readable.toWeb(bytes) as ReadableStream as BodyInit, { status, headers: all })
}
