/** All keys of drafts in the storage of the browser begin with this. */
export const draftPrefix = 'draft '

/**
 * The storage key of a user's draft of a page. A draft is stored in this tab only, until it is taken or the tab is
 * closed.
 */
export const draftKey = (person: string, path: string): string => `${draftPrefix}${person} ${path}`

/** Reads what a user has begun under a name, if it is still stored. It may be read before the session is known. */
export function begunBy<Value extends object>(person: string, name: string): Value | undefined {
  try {
    const stored = localStorage.getItem(draftKey(person, name))
    return stored === null ? undefined : (JSON.parse(stored) as Value)
  } catch {
    return undefined
  }
}
