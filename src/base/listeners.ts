/** Whoever wants to hear of something. */
export interface Listeners<Said extends readonly unknown[] = []> {
  /** Calls back each time it is told; answers how to stop it. */
  readonly listen: (listener: (...said: Said) => void) => () => void
  readonly tell: (...said: Said) => void
}

/** Makes a place where others hear of something, in the order in which they came. */
export function createListeners<Said extends readonly unknown[] = []>(): Listeners<Said> {
  const listeners = new Set<(...said: Said) => void>()
  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...said) => {
      for (const listener of listeners) listener(...said)
    },
  }
}
