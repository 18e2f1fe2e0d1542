import { whenSessionEnds } from '#base/session/session'
import { leaveWarning } from '#providers/router/leave-warning'
import { createListeners } from '#base/listeners'
import type { LongWork } from './work'

let works: readonly LongWork[] = []
const changes = createListeners()
/** The abort controllers of running work, by id. */
export const stops = new Map<number, AbortController>()

/** All work of this tab, oldest first. */
export const readWorks = (): readonly LongWork[] => works

/** Calls back after each change. Returns a function that unsubscribes. */
export const subscribeToWorks = changes.listen

/** Whether closing the tab would stop it: jobs continue on the server. */
const needsTab = ({ end, progress }: LongWork): boolean => end === undefined && progress.job === undefined
const warn = leaveWarning()

/** Replaces the list of work; closing the tab asks for confirmation while any of it would stop. */
export function keepWorks(next: readonly LongWork[]): void {
  works = next
  warn(works.some(needsTab))
  changes.notify()
}

/** Updates a piece of work. */
export const changeWork = (id: number, changes: Partial<LongWork>): void =>
  keepWorks(works.map((work) => (work.id === id ? { ...work, ...changes } : work)))

/** Requests work to stop. What is done stays done. */
export function stopWork(id: number): void {
  changeWork(id, { isStopping: true })
  stops.get(id)?.abort()
}

/** Removes work that has ended from the panel. */
export const dismissWork = (id: number): void => keepWorks(works.filter((work) => work.id !== id))

whenSessionEnds(() => {
  for (const stopping of stops.values()) stopping.abort()
  stops.clear()
  if (works.length > 0) keepWorks([])
})
