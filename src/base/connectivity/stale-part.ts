import { probe, readConnectivity } from './connectivity'

/** The messages of the browsers for a chunk that could not be loaded. */
const partIsMissing = /dynamically imported module|importing a module script failed|unable to preload css/i
const reloadedKey = 'reloadedFor'

let escape: Promise<void> | undefined

/**
 * Handles a failed chunk import before the error is shown. After a deployment the chunk no longer exists, so the page
 * reloads, once per build. With unsaved input it does not reload; the notice of the new version is shown instead.
 * Never resolves if the page is about to reload.
 */
export function escapeStalePart(error: unknown): Promise<void> {
  if (!isMissingPart(error)) return Promise.resolve()
  escape ??= reloadForNewBuild().finally(() => (escape = undefined))
  return escape
}

/**
 * Handles a chunk that fails again after the user has retried: browsers cache the failure for as long as the page is
 * open, so the page reloads. It does not if the server does not respond or there is unsaved input.
 */
export async function reloadForPart(error: unknown): Promise<void> {
  if (isMissingPart(error) && (await probe()) && !hasUnsavedInput()) location.reload()
}

const isMissingPart = (error: unknown): boolean => error instanceof Error && partIsMissing.test(error.message)

async function reloadForNewBuild(): Promise<void> {
  const build = await probe()
  if (!build || !readConnectivity().isOutdated || hasUnsavedInput() || !isFirstFor(build)) return
  location.reload()
  await new Promise(() => undefined)
}

/** Whether a form would warn before it is left; dispatches the event that the browser would. */
function hasUnsavedInput(): boolean {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return question.defaultPrevented
}

function isFirstFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false
    sessionStorage.setItem(reloadedKey, build)
    return true
  } catch {
    // Without storage, the page might reload endlessly.
    return false
  }
}
