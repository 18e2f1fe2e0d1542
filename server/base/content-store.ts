import type { Readable } from 'node:stream'

/** Received bytes that are not stored yet. */
export interface Received {
  /** SHA-256 of the bytes, hexadecimal. */
  readonly checksum: string
  readonly size: number
  /** The first bytes, from which the file type is detected. */
  readonly head: Buffer
  /** Stores the bytes permanently under their checksum. */
  keep(): Promise<void>
  /** Discards the bytes unless they were stored. */
  discard(): Promise<void>
}

/** A byte range, both ends included. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Stores the bytes of files under their SHA-256, so that the same bytes are stored once. Callers that store or remove
 * bytes must hold the lock of the checksum.
 */
export interface ContentStore {
  /** Where the bytes are stored. */
  readonly kind: 'disk' | 'memory'
  /**
   * Receives a stream of bytes; they are not readable before `keep`.
   * @throws TooManyBytes where there are more than `limit`. Nothing is stored then, nor where the stream breaks off.
   */
  receive(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Received>
  /** The bytes of a checksum; undefined where they are not stored. */
  open(checksum: string, span?: Span): Promise<Readable | undefined>
  remove(checksum: string): Promise<void>
  /** Removes bytes that were received before that time and never stored. */
  clear(before: Date): Promise<void>
}

/** The stream is longer than the limit. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes'
}

/** Number of bytes needed to detect the type of a file. */
export const headLength = 4096
