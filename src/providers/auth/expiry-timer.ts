// A longer time-out overflows, and fires at once.
const longestTimeout = 2 ** 31 - 1

/**
 * Calls back when a moment has come (in seconds since 1970), however far away it is; also when the page is looked at
 * again after the machine has slept through it. Answers how to call it off.
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
