/** How far long work has come. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** Whoever looks on while long work is done. */
export interface Watch {
  /** Told after each step; answers whether to go on. */
  readonly onProgress: (progress: Progress) => Promise<boolean>
}

/** Nobody looks on, and nobody stops it. */
export const unwatched: Watch = { onProgress: () => Promise.resolve(true) }
