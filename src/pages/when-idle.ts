import { isSlowOrMetered } from '#base/loading/connection'

/** The page is busy loading before this delay, in milliseconds. */
const soonest = 3000

/**
 * Runs a callback once the page is idle, unless the connection is slow or metered. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (isSlowOrMetered()) return () => undefined
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
    else run()
  }, soonest)
  return () => clearTimeout(timer)
}
