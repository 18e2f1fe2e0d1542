/** A part of the program that comes when it is needed. */
export interface LazyModule<Module> {
  /** The part, once it is there. */
  loaded(): Module | undefined
  /** Always the same promise; a new one after a failure, so that Retry tries again. */
  load(): Promise<Module>
  /** Begins to load it; a failure is told to whoever needs it. */
  prefetch(): void
}

/** Wraps an import so that it can be begun early, read at once when it is there, and tried again. */
export function lazyModule<Module>(source: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined
  let promise: Promise<Module> | undefined
  const load = (): Promise<Module> => {
    promise ??= source().then(
      (arrived) => (module = arrived),
      (error: unknown) => {
        promise = undefined
        throw error
      },
    )
    return promise
  }
  return { loaded: () => module, load, prefetch: () => void load().catch(() => undefined) }
}
