import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { App } from '#define/app'
import type { Overviews } from '#server/features/overview/tile'
import type { Audience } from './audience'
import { openapiDocument } from './document'
import { docsPage } from './docs/page'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzipCompress)

/** A document as bytes, also compressed. */
export interface Published {
  readonly tag: string
  readonly content: Uint8Array<ArrayBuffer>
  readonly compressed: { readonly br: Uint8Array<ArrayBuffer>; readonly gzip: Uint8Array<ArrayBuffer> }
}

// The best quality would take a second, for a document that anyone may request.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

async function published(text: string): Promise<Published> {
  const content = bytesOf(Buffer.from(text))
  const [br, gzip] = await Promise.all([compressBrotli(content, quality), compressGzip(content)])
  return {
    tag: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    content,
    compressed: { br: bytesOf(br), gzip: bytesOf(gzip) },
  }
}

/** Copies the bytes into an ArrayBuffer of their own. */
const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

/** Creates each document once per audience, on the first request. */
export function createPublisher(app: App, overviews: Overviews, style: string) {
  const cache = new Map<string, Promise<Published>>()
  const once = (key: string, write: () => string): Promise<Published> => {
    const known = cache.get(key) ?? published(write())
    cache.set(key, known)
    return known
  }
  return {
    document: (audience: Audience): Promise<Published> =>
      once(`document ${audience}`, () => JSON.stringify(openapiDocument(app, audience, overviews))),
    page: (audience: Audience): Promise<Published> =>
      once(`page ${audience}`, () => docsPage(openapiDocument(app, audience, overviews), style)),
  }
}
