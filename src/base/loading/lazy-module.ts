import { escapeStalePart } from '../connectivity/stale-part'

/** A part of the program that comes when it is needed. */
export interface LazyModule<Module> {
  /** The part, once it is there. */
  loaded(): Module | undefined
  /**
   * Always the same promise, also when it has failed: whoever draws with it would otherwise try for ever.
   * A new one after `forgetFailure`.
   */
  load(): Promise<Module>
  /** Lets the next `load` try again. */
  forgetFailure(): void
  /** Begins to load it; a failure is nobody's until the part is needed. */
  prefetch(): void
}

/** Wraps an import so that it can be begun early, read at once when it is there, and tried again. */
export function lazyModule<Module>(source: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined
  let promise: Promise<Module> | undefined
  let hasFailed = false
  const load = (): Promise<Module> => {
    promise ??= source().then(
      (arrived) => {
        if (promise) markLoaded(promise, arrived)
        return (module = arrived)
      },
      async (error: unknown) => {
        await escapeStalePart(error)
        hasFailed = true
        throw error
      },
    )
    return promise
  }
  const forgetFailure = (): void => {
    if (!hasFailed) return
    hasFailed = false
    promise = undefined
  }
  return { loaded: () => module, load, forgetFailure, prefetch: () => void load().catch(forgetFailure) }
}

/** As React marks what it has waited for: whoever draws with it then need not wait for a turn. */
const markLoaded = <Module>(promise: Promise<Module>, value: Module): void =>
  void Object.assign(promise, { status: 'fulfilled', value })
