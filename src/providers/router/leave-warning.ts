/** Creates a warning: while it is on, the browser asks before it leaves the page or closes the tab. */
export function leaveWarning(): (isUp: boolean) => void {
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
  return (isUp) => {
    if (isUp) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  }
}

const warnOfUnsaved = leaveWarning()
let unsaved = 0

/**
 * Runs a write that is shown optimistically: leaving would cancel it, so the browser asks first until the server has
 * responded. Settles like the write.
 */
export async function shownBeforeSaved<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  unsaved += 1
  warnOfUnsaved(true)
  try {
    return await write()
  } finally {
    unsaved -= 1
    warnOfUnsaved(unsaved > 0)
  }
}
