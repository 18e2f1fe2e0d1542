import { readSession, subscribeToSession } from '#base/session/session'

type Values = Record<string, unknown>

/** What somebody had typed when the session ended, and what the form had started with. */
export interface Draft {
  readonly start: Values
  readonly values: Values
}

const prefix = 'draft '

/** Where a person's draft of a page is kept: in this tab alone, until it is taken up or the tab is closed. */
export const draftKey = (person: string, path: string): string => `${prefix}${person} ${path}`

/** Keeps a draft; without room for it, it is lost as it would be without us. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** Takes a draft up, once. */
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
 * Keeps something that the user has begun until it is finished, also when the tab is closed; left out, it is forgotten.
 * It is theirs alone: with nobody signed in nothing is kept.
 */
export function keepBegun(name: string, value: object | undefined): void {
  const { user } = readSession()
  if (!user) return
  try {
    if (value) localStorage.setItem(draftKey(user.id, name), JSON.stringify(value))
    else localStorage.removeItem(draftKey(user.id, name))
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** What the user has begun under a name, where that is still kept. */
export function readBegun<Value extends object>(name: string): Value | undefined {
  const { user } = readSession()
  if (!user) return undefined
  try {
    const stored = localStorage.getItem(draftKey(user.id, name))
    return stored === null ? undefined : (JSON.parse(stored) as Value)
  } catch {
    return undefined
  }
}

/** Forgets all drafts but those of one person. */
function dropDrafts(person?: string): void {
  const stored = person && draftKey(person, '')
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !(stored && key.startsWith(stored))) storage.removeItem(key)
}

// Whoever leaves by hand leaves nothing behind, and nobody finds what another one has typed.
subscribeToSession(() => {
  const { user, ended } = readSession()
  if (user) dropDrafts(user.id)
  else if (ended === 'left') dropDrafts()
})

/** Calls back when nobody is signed in any more, or somebody else is, and what they left behind has been forgotten. */
export function whenUserChanges(work: () => void): void {
  let known = readSession().user?.id
  subscribeToSession(() => {
    const { user } = readSession()
    if (user && user.id === known) return
    known = user?.id
    work()
  })
}
