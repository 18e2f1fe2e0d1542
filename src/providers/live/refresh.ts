import type { Query, QueryClient } from '@tanstack/react-query'
import { isConcerned } from './concerns'
import type { Change } from '../data/change'
import { quietly } from './quiet'

/** Changes are collected for this time, in milliseconds. */
const soon = 100
/** The least time between two refetches of a query, in milliseconds. */
const apart = 700
/** With more changes than this, all queries are refetched. */
const max = 400

/** Refetches changed data: collected, throttled, and only while the page is visible. */
export interface Refresher {
  onChange(change: Change): void
  /** It is not known what has changed. */
  everything(): void
  stop(): void
}

export function createRefresher(
  cache: QueryClient,
  onChanges: (changes: readonly Change[]) => void,
): Refresher {
  let changes: Change[] = []
  let isEverything = false
  const due = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = () => {
    if (!document.hidden) timer ??= setTimeout(look, soon)
  }
  function look(): void {
    timer = undefined
    if (document.hidden) return
    gather()
    for (const query of due) if (isRested(query)) readAgain(query)
    if (due.size > 0) later()
  }

  /** Invalidates the affected queries; mounted ones are due to be refetched. */
  function gather(): void {
    const [some, all] = [changes, isEverything || changes.length > max]
    changes = []
    isEverything = false
    if (some.length === 0 && !all) return
    onChanges(some)
    for (const query of cache.getQueryCache().getAll()) {
      if (!all && !some.some((change) => isConcerned(query, change))) continue
      query.invalidate()
      if (query.isActive() && !query.isDisabled()) due.add(query)
    }
  }

  function readAgain(query: Query): void {
    due.delete(query)
    if (!query.isActive()) return
    const work = () => cache.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })
    void quietly(String(query.queryKey[2]), work)
  }

  const isShown = () => void (document.hidden || later())
  document.addEventListener('visibilitychange', isShown)
  return {
    onChange(change) {
      changes.push(change)
      later()
    },
    everything() {
      isEverything = true
      later()
    },
    stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', isShown)
    },
  }
}

/** The query is idle and was not read a moment ago. */
const isRested = ({ state }: Query): boolean =>
  state.fetchStatus === 'idle' && Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= apart
