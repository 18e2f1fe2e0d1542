/** How long whatever is kept may take to come back, in milliseconds. */
export const rehydrationTimeout = 5000

/**
 * Waits for what is kept, but not longer than the time-out: then the cart goes on as it is, and what comes later is
 * not looked at any more.
 */
export function rehydrate<Kept>(
  read: () => Promise<Kept>,
  onLate: (error: Error) => void,
  timeout: number = rehydrationTimeout,
): Promise<Kept | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onLate(new Error(`The cart did not come back within ${timeout} ms`))
      resolve(undefined)
    }, timeout)
  })
  return Promise.race([read(), late]).finally(() => clearTimeout(timer))
}
