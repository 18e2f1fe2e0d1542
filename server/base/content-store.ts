import type { Readable } from 'node:stream'

/** Bytes that came in and are not kept yet. */
export interface Received {
  /** SHA-256 of the bytes, hexadecimal. */
  readonly checksum: string
  readonly size: number
  /** The first bytes, by which their type is told. */
  readonly head: Buffer
  /** Keeps them under their checksum, lastingly. */
  keep(): Promise<void>
  /** Forgets them, unless they are kept. */
  discard(): Promise<void>
}

/** A part of some bytes, both ends included. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of files are: under the SHA-256 of what they are, so that the same bytes are kept once. Whoever keeps
 * or removes holds the lock of the checksum.
 */
export interface ContentStore {
  /**
   * Takes bytes as they come, none of which is seen by anybody before `keep`.
   * @throws TooManyBytes where they are more than `limit`; nothing of them stays then, nor where they break off.
   */
  receive(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Received>
  /** The bytes of a checksum; undefined where they are not kept. */
  open(checksum: string, span?: Span): Promise<Readable | undefined>
  remove(checksum: string): Promise<void>
  /** Clears away what came in before a moment and was never kept. */
  clear(before: Date): Promise<void>
}

/** More came than may be kept. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes'
}

/** So many bytes tell what type a file has. */
export const headLength = 4096
