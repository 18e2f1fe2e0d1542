import { readSession, subscribeToSession } from './session'

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
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as Draft)
  } catch {
    return undefined
  }
}

/** Forgets all drafts but those of one person. */
function dropDrafts(person?: string): void {
  const kept = person && draftKey(person, '')
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) sessionStorage.removeItem(key)
}

// Whoever leaves by hand leaves nothing behind, and nobody finds what another one has typed.
subscribeToSession(() => {
  const { user, ended } = readSession()
  if (user) dropDrafts(user.id)
  else if (ended === 'left') dropDrafts()
})
