/** A list of listeners. */
export interface Listeners<Arguments extends readonly unknown[] = []> {
  /** Adds a listener; returns a function that removes it. */
  readonly listen: (listener: (...parameters: Arguments) => void) => () => void
  readonly notify: (...parameters: Arguments) => void
}

/** Creates a list of listeners, which are called in the order in which they were added. */
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
