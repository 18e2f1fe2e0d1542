/** The progress of long work. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** Observes the progress of long work. */
export interface Watch {
  /** Called after each step; resolves to false to stop the work. */
  readonly onProgress: (progress: Progress) => Promise<boolean>
}

/** Progress is ignored, and the work is never stopped. */
export const unwatched: Watch = { onProgress: () => Promise.resolve(true) }
