import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import type { Context } from 'hono'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isStorageFull } from '#server/base/errors/storage-full'
import { cleanName } from '#server/features/files/file-name'
import { TooManyBytes, type ContentStore, type Received } from '#server/base/content-store'

/** A multipart form with one file. */
export interface UploadForm {
  readonly received: Received
  /** The sanitized file name. */
  readonly name: string
  /** The other fields. */
  readonly fields: ReadonlyMap<string, string>
}

/** Maximum size of a form without its file, in bytes. */
export const maxFormBytes = 64 * 1024
const limits = { files: 1, fields: 8, fieldSize: 2000, fieldNameSize: 40, parts: 10 }

/**
 * Rejects a form that is too large according to its Content-Length, before it is read.
 * @throws Problem `tooLarge`.
 */
export function requireFits(c: Context, limit: number): void {
  if (Number(c.req.header('content-length') ?? 0) > limit + maxFormBytes)
    throw new Problem({ kind: 'tooLarge' })
}

/**
 * Parses a form as a stream; the file goes directly to the content store.
 * @throws Problem `malformed`, `tooLarge`, or `invalid` without a file. Nothing is stored then.
 */
export async function uploadForm(c: Context, contents: ContentStore, limit: number): Promise<UploadForm> {
  const { body } = c.req.raw
  if (!body) throw new Problem({ kind: 'malformed' })
  const source = Readable.fromWeb(body as ReadableStream)
  const parser = parserFor(c.req.header('content-type') ?? '')
  const fields = new Map<string, string>()
  let name = ''
  let taking: Promise<Received> | undefined
  const stopped = new AbortController()
  // The parser may emit an error after the pipeline has ended; without a listener that would be an uncaught
  // exception.
  parser.on('error', () => {})
  parser.on('field', (field, value) => fields.set(field, value))
  parser.on('file', (field, stream, { filename }) => {
    if (field !== 'file') return void stream.resume()
    stream.on('error', () => {})
    name = cleanName(filename ?? '')
    taking = contents.receive(stream, limit)
    // Stops reading a file that is too large.
    taking.catch(() => stopped.abort())
  })
  const [parsed] = await Promise.allSettled([
    pipeline(source, upTo(limit + maxFormBytes), parser, { signal: stopped.signal }),
  ])
  const [taken] = await Promise.allSettled([taking])
  if (taken.status === 'rejected') throw refused(taken.reason)
  if (parsed.status === 'rejected') {
    await taken.value?.discard()
    throw refused(parsed.reason)
  }
  if (!taken.value) throw invalidField('file', 'required')
  return { received: taken.value, name, fields }
}

/** Limits the size of a form, which may be an endless stream. */
const upTo = (limit: number) =>
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    let size = 0
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > limit) throw new TooManyBytes()
      yield chunk
    }
  }

function parserFor(type: string) {
  try {
    if (!/^multipart\/form-data\b/i.test(type)) throw new Problem({ kind: 'malformed' })
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch {
    throw new Problem({ kind: 'malformed' })
  }
}

/** Maps an aborted or invalid form to a client error; errors of the disk remain server errors. */
function refused(error: unknown): unknown {
  if (error instanceof TooManyBytes) return new Problem({ kind: 'tooLarge' })
  if (error instanceof Problem) return error
  if (isStorageFull(error)) return error
  const isDisk = /^E(?:IO|ACCES|PERM|ROFS|MFILE|NFILE)$/.test((error as NodeJS.ErrnoException).code ?? '')
  return isDisk ? error : new Problem({ kind: 'malformed' })
}
