import type { Language } from '#server/base/caller'
import type { Encoding, StaticFile } from './files'

export type Answer = { status: number; headers: Record<string, string>; body?: Buffer | string }

/** The accepted encodings, the ETag of the cached version, and the language of a request. */
export type Accepted = {
  encodings: string
  tag: string | undefined
  /** The language for pages whose path has no language. */
  language: Language
}

/** The response for a file: the smallest accepted encoding, or 304 if the client has the current version. */
export function fileAnswer(
  file: StaticFile,
  accepted: Accepted,
  { status = 200, headers }: { status?: number; headers: Record<string, string> },
): Answer {
  const encoding = negotiate(accepted.encodings, Object.keys(file.compressed) as Encoding[])
  const etag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`
  const all = { ...headers, etag, vary: 'accept-encoding' }
  if (status === 200 && matches(accepted.tag, etag)) return { status: 304, headers: all }
  const body = encoding ? file.compressed[encoding] : file.content
  const about = { 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) }
  return { status, headers: { ...all, ...about }, ...(body && { body }) }
}

/** The best of the `offered` encodings, brotli first, that Accept-Encoding allows. */
export function negotiate(accepted: string, offered: Encoding[]): Encoding | undefined {
  const allowed = new Set(accepted.split(',').filter(isWanted).map(nameOf))
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding) && allowed.has(encoding))
}

function nameOf(part: string): string {
  return part.split(';')[0]?.trim().toLowerCase() ?? ''
}

function isWanted(part: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/.test(part)
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}
