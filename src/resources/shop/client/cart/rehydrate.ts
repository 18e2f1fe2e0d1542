/** The timeout of reading the stored cart, in milliseconds. */
export const rehydrationTimeout = 5000

/** Reads the stored value with a timeout: after that the cart continues without it, and a later result is ignored. */
export function rehydrate<Kept>(
  read: () => Promise<Kept>,
  onLate: (error: Error) => void,
  timeout: number = rehydrationTimeout,
): Promise<Kept | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onLate(new Error(`The cart could not be loaded within ${timeout} ms`))
      resolve(undefined)
    }, timeout)
  })
  return Promise.race([read(), late]).finally(() => clearTimeout(timer))
}
