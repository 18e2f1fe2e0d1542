/** The page is busy loading before this delay, in milliseconds. */
const soonest = 3000

/**
 * Runs a callback once the page is idle, unless the user has data saving enabled. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (savesData()) return () => undefined
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
    else run()
  }, soonest)
  return () => clearTimeout(timer)
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
