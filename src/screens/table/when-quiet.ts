/** How long after the release of a pointer the element counts as in use, in milliseconds. */
const afterPress = 500
/** The interval of attempts while the element is in use, in milliseconds. */
const between = 500

/**
 * Loads code when the page is idle, and runs a callback once it has loaded, and neither the focus nor a pressed pointer
 * is in the element: replaced in between, its button would not get the click. If the code fails to load, the callback
 * does not run. Returns a function that cancels it.
 */
export function whenQuiet(element: HTMLElement, load: () => Promise<unknown>, run: () => void): () => void {
  let isCancelled = false
  let inUseUntil = -Infinity
  const press = () => (inUseUntil = Infinity)
  const release = () => (inUseUntil = performance.now() + afterPress)
  element.addEventListener('pointerdown', press, { passive: true })
  document.addEventListener('pointerup', release, { passive: true })
  document.addEventListener('pointercancel', release, { passive: true })
  const end = () => {
    isCancelled = true
    element.removeEventListener('pointerdown', press)
    document.removeEventListener('pointerup', release)
    document.removeEventListener('pointercancel', release)
  }
  const isInUse = () => element.contains(document.activeElement) || performance.now() < inUseUntil
  const attempt = () => {
    if (isCancelled) return
    if (isInUse()) return void setTimeout(() => whenIdle(attempt), between)
    end()
    run()
  }
  whenIdle(() => void load().then(() => whenIdle(attempt), end))
  return end
}

/**
 * Runs a function when the keyboard focus comes into the element: the keys of the grid are what the table does not have.
 * A pointer does not start it, as on its way to a button the load would delay what the button requests. What the
 * function returns cancels it. Returns a function that cancels both.
 */
export function whenUsedByKeyboard(element: HTMLElement, run: () => () => void): () => void {
  let cancelRun: (() => void) | undefined
  const start = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    element.removeEventListener('focusin', start)
    cancelRun = run()
  }
  element.addEventListener('focusin', start, { passive: true })
  return () => {
    element.removeEventListener('focusin', start)
    cancelRun?.()
  }
}

// Safari has no requestIdleCallback.
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
