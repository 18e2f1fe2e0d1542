import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A file of the built site in memory, uncompressed and as compressed by the build. */
export type StaticFile = {
  type: string
  content: Buffer
  compressed: Partial<Record<Encoding, Buffer>>
  /** A hash of the content. */
  tag: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Reads the built site by path, such as `/assets/main-4f2a.js`. Only files in this map can be requested, so no path
 * leads out of the folder, and a new build does not affect a running server.
 */
export function readSite(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const served = names.filter(
    (name) => extname(name) in types && !name.split(sep).some((part) => part.startsWith('.')),
  )
  return new Map(served.map((name) => [`/${name.split(sep).join('/')}`, readStaticFile(join(folder, name))]))
}

function readStaticFile(path: string): StaticFile {
  const content = readFileSync(path)
  const compressed = { ...variant('br', `${path}.br`), ...variant('gzip', `${path}.gz`) }
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    content,
    compressed,
    tag: tagOf(content),
  }
}

const tagOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

const originPlaceholder = '%origin%'

/** Replaces the placeholder for the origin in all files. */
export const withOrigin = (
  files: ReadonlyMap<string, StaticFile>,
  origin: string,
): ReadonlyMap<string, StaticFile> =>
  new Map(
    [...files].map(([path, file]) => [
      path,
      file.content.includes(originPlaceholder) ? replaceOrigin(file, origin) : file,
    ]),
  )

const replaceOrigin = (file: StaticFile, origin: string): StaticFile =>
  writtenFile(file.type, file.content.toString().replaceAll(originPlaceholder, origin))

/** A file generated at runtime. It is compressed on the first request, so that startup does not wait for it. */
export function writtenFile(type: string, text: string): StaticFile {
  const content = Buffer.from(text)
  return { type, content, compressed: onDemand(content), tag: tagOf(content) }
}

// A lower quality than in the build, since a client is waiting.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

function onDemand(content: Buffer): StaticFile['compressed'] {
  const made: Partial<Record<Encoding, Buffer>> = {}
  return {
    get br() {
      return (made.br ??= brotliCompressSync(content, quickly))
    },
    get gzip() {
      return (made.gzip ??= gzipSync(content))
    },
  }
}

function variant(encoding: Encoding, path: string): Partial<Record<Encoding, Buffer>> {
  return existsSync(path) ? { [encoding]: readFileSync(path) } : {}
}
