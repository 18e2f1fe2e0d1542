import { probe, readConnectivity } from './connectivity'

/** How the browsers say that a part of the program did not come. */
const partIsMissing = /dynamically imported module|importing a module script failed|unable to preload css/i
const reloadedKey = 'reloadedFor'

let escape: Promise<void> | undefined

/**
 * What to do about a part of the program that did not come, before anybody hears of it: after a deployment it is gone
 * for good, and the page loads again, once for each build. What was typed and not saved stays: then nothing is done, and
 * the notice of the new version is there. Never resolves where the page is about to go.
 */
export function escapeStalePart(error: unknown): Promise<void> {
  if (!isMissingPart(error)) return Promise.resolve()
  escape ??= reloadForNewBuild().finally(() => (escape = undefined))
  return escape
}

/**
 * What to do where a part still does not come when a person has asked for it again: browsers remember that it failed
 * for as long as the page is open, so the page loads again. Where the server does not answer it stays, and so does what
 * was typed and not saved.
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

/** Whether a form would ask before it is left: it is asked just as the browser would ask it. */
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
    // Nothing can be remembered, so it might happen over and over.
    return false
  }
}
