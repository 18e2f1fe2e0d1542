/** Before this, in milliseconds, the page is busy with itself. */
const soonest = 3000

/** Runs once the page has had time for itself and rests, unless the person saves data. Answers how to call it off. */
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
