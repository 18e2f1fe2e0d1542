import { useSyncExternalStore } from 'react'
import { whenSessionEnds } from '../session/session'
import { createListeners } from '../listeners'

const counts = new Map<string, number>()
const changes = createListeners()
const max = 99

/** A count as it is shown. */
export const shownCount = (count: number): string => (count > max ? `${max}+` : String(count))

/** Sets how many unread things a resource has: shown at its item of the menu and, all together, in the title. */
export function setMenuCount(resource: string, count: number): void {
  counts.set(resource, count)
  document.title = withCount(document.title)
  changes.notify()
}

export const useMenuCount = (resource: string): number =>
  useSyncExternalStore(changes.listen, () => counts.get(resource) ?? 0)

/** A title with the number of unread things in front of it. */
export function withCount(title: string): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (total > 0 ? `(${shownCount(total)}) ` : '') + title.replace(/^\(\d+\+?\) /, '')
}

whenSessionEnds(() => {
  for (const resource of counts.keys()) setMenuCount(resource, 0)
})
