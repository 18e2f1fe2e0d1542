import { escapeStalePart } from '../connectivity/stale-part'

/** A module that is loaded when it is needed. */
export interface LazyModule<Module> {
  /** The module, once it has loaded. */
  loaded(): Module | undefined
  /**
   * Always returns the same promise, even a rejected one, so that a component that suspends on it does not retry
   * forever. A new one after `forgetFailure`.
   */
  load(): Promise<Module>
  /** Lets the next `load` try again. */
  forgetFailure(): void
  /** Starts loading; a failure is ignored until the module is needed. */
  prefetch(): void
}

/** Wraps an import so that it can be started early, read synchronously once loaded, and retried. */
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

/** Marks the promise as React does when it has waited for it, so that a component can use it without suspending. */
const markLoaded = <Module>(promise: Promise<Module>, value: Module): void =>
  void Object.assign(promise, { status: 'fulfilled', value })
