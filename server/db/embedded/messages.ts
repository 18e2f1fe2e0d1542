/** The options with which the engine is started. */
export type EngineStart = {
  /** The cluster's folder; without it the database is in memory. */
  folder?: string
  /** A gzipped tarball from which a new cluster is created. */
  template?: Uint8Array
  /** Turns fsync off for a cluster that is being created; its creator syncs the files at the end. */
  isDraft?: boolean
  /** The compiled engine, shared between threads. */
  program: WebAssembly.Module
}

/** To the worker: bytes of PostgreSQL's protocol, or a command. */
export type ToWorker = Uint8Array | { order: 'dump' | 'close' }

/** From the worker: that it is ready or failed, a part of a response, and the end of a command. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'reply'; bytes: Uint8Array; isLast: boolean }
  | { kind: 'dumped'; tarball: Uint8Array }
  | { kind: 'closed' }
