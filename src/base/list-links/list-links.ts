import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners'
import { listLinksKey, storedLinks, type ListLink, type StoredLinks } from './list-link'
import { listStartsKey } from './list-starts'
import { readSession, whenSessionEnds } from '../session/session'

const none: readonly ListLink[] = []
const changes = createListeners()
let links: readonly ListLink[] | undefined

/** The links to lists that the user has, as of the last time they were read. */
export const readListLinks = (): readonly ListLink[] =>
  links ?? (readSession().user ? (links = linksOfUser()) : none)

/** The same; updates when they change. */
export const useListLinks = (): readonly ListLink[] => useSyncExternalStore(changes.listen, readListLinks)

/**
 * Sets the links of the user. They are stored in this browser, so that a page that loads has them at once.
 * @param starts the links that lists open with, by the paths of the lists
 * @param isStored false while the page shows what another user sees
 * @param language the tag of the language that their names are in
 */
export function setListLinks(
  next: readonly ListLink[],
  starts: Readonly<Record<string, string>>,
  isStored = true,
  language = document.documentElement.lang,
): void {
  links = next
  changes.notify()
  if (!isStored) return
  const stored: StoredLinks = { user: readSession().user?.id, language, links: next }
  try {
    localStorage.setItem(listLinksKey, JSON.stringify(stored))
    localStorage.setItem(listStartsKey, JSON.stringify(starts))
  } catch {
    // Without storage they are read again by the next page.
  }
}

function linksOfUser(): readonly ListLink[] {
  const stored = storedLinks()
  return stored.user === readSession().user?.id ? stored.links : none
}

/** Whether the links of the user have been read in this browser. */
export const areListLinksStored = (): boolean => storedLinks().user === readSession().user?.id

/** The links to a list, the user's own first. */
export const linksTo = (all: readonly ListLink[], resource: string): ListLink[] =>
  all.filter((link) => link.resource === resource).toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))

whenSessionEnds(() => {
  links = undefined
  try {
    localStorage.removeItem(listLinksKey)
    localStorage.removeItem(listStartsKey)
  } catch {
    // Nothing is stored either.
  }
})
