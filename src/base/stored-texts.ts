import { createListeners } from './listeners'

const changes = createListeners()
/** Used if the browser does not allow storage; lasts as long as the page. */
const unstored = new Map<string, string>()

/** Texts in the storage of this browser, of which React components are notified (`useSyncExternalStore`). */
export const storedTexts = {
  /** Subscribes to changes, also of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    const stop = changes.listen(listener)
    addEventListener('storage', listener)
    return () => {
      stop()
      removeEventListener('storage', listener)
    }
  },
  read(key: string): string | null {
    const here = unstored.get(key)
    if (here !== undefined) return here
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      unstored.delete(key)
    } catch {
      unstored.set(key, value)
    }
    changes.notify()
  },
}
