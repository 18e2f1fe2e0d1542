// A longer timeout overflows and fires immediately.
const longestTimeout = 2 ** 31 - 1

/**
 * Calls back at a time (in seconds since 1970), however far away; checked also when the page becomes visible, as the
 * machine may have slept. Returns a function that cancels it.
 */
export function armExpiry(moment: number, onExpiry: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const disarm = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
  function check(): void {
    clearTimeout(timer)
    const left = moment * 1000 - Date.now()
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, longestTimeout))
      return
    }
    disarm()
    onExpiry()
  }
  document.addEventListener('visibilitychange', check)
  timer = setTimeout(check, Math.min(Math.max(moment * 1000 - Date.now(), 0), longestTimeout))
  return disarm
}
