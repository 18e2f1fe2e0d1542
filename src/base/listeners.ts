/** Whoever wants to hear of something. */
export interface Listeners<Arguments extends readonly unknown[] = []> {
  /** Calls back each time it is told; answers how to stop it. */
  readonly listen: (listener: (...parameters: Arguments) => void) => () => void
  readonly notify: (...parameters: Arguments) => void
}

/** Makes a place where others hear of something, in the order in which they came. */
export function createListeners<Arguments extends readonly unknown[] = []>(): Listeners<Arguments> {
  const listeners = new Set<(...parameters: Arguments) => void>()
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (...parameters) => {
      for (const listener of listeners) listener(...parameters)
    },
  }
}
