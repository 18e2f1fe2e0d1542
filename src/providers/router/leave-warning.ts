/** A warning of its own: while it is up, the browser asks before it leaves the page or closes the tab. */
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
 * Does a write that the screen shows as done already: leaving would cut it off and take it back, so that the browser
 * asks first until the server has answered. It answers, or rejects, as the write does.
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
