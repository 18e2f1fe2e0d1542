import { readSession, subscribeToSession } from '#base/session/session'
import { begunBy, draftKey, draftPrefix } from './begun'
import { hasView, liveToken } from './token'

type Values = Record<string, unknown>

/** The unsaved values of a form when the session ended, and the values it started with. */
export interface Draft {
  readonly start: Values
  readonly values: Values
}

/** Stores a draft. If storage is full, the draft is lost. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is not available.
  }
}

/** Reads and removes a draft. */
export function takeDraft(key: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as Draft)
  } catch {
    return undefined
  }
}

/**
 * Stores something that the user has begun until it is finished, even if the tab is closed; without a value it is
 * removed. Stored by user: nothing is stored if no user is signed in.
 */
export function keepBegun(name: string, value: object | undefined): void {
  const { user } = readSession()
  if (!user) return
  try {
    if (value) localStorage.setItem(draftKey(user.id, name), JSON.stringify(value))
    else localStorage.removeItem(draftKey(user.id, name))
  } catch {
    // Storage is not available.
  }
}

/** What the user has begun under a name, if it is still stored. */
export function readBegun<Value extends object>(name: string): Value | undefined {
  const { user } = readSession()
  return user ? begunBy<Value>(user.id, name) : undefined
}

/** Removes the drafts of all other users. */
function dropDrafts(person?: string): void {
  const stored = person && draftKey(person, '')
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(draftPrefix) && !(stored && key.startsWith(stored))) storage.removeItem(key)
}

// Signing out removes all drafts, and signing in those of other users. An administrator who views the application as
// another user keeps their own, also when they leave that view.
subscribeToSession(() => {
  const { user, ended } = readSession()
  if (hasView()) return
  if (user) dropDrafts(user.id)
  else if (ended === 'left' && !liveToken()) dropDrafts()
})

/** Calls back when the user has signed out or another one has signed in, after the drafts have been removed. */
export function whenUserChanges(work: () => void): void {
  let known = readSession().user?.id
  subscribeToSession(() => {
    const { user } = readSession()
    if (user && user.id === known) return
    known = user?.id
    work()
  })
}
