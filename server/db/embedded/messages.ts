/** What the engine is started with. */
export type EngineStart = {
  /** The cluster's folder; without it the database lives in memory. */
  folder?: string
  /** A gzipped tarball that a cluster which does not exist yet is made from. */
  template?: Uint8Array
  /** Nothing of it needs to last yet: whoever makes it sees to that at the end. */
  isDraft?: boolean
  /** The compiled engine, which threads share. */
  program: WebAssembly.Module
}

/** To the worker: bytes of PostgreSQL's protocol, or an order. */
export type ToWorker = Uint8Array | { order: 'dump' | 'close' }

/** From the worker: that it serves or failed, a part of an answer, and the end of an order. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'reply'; bytes: Uint8Array; isLast: boolean }
  | { kind: 'dumped'; tarball: Uint8Array }
  | { kind: 'closed' }
