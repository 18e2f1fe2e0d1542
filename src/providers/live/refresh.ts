import type { Query, QueryClient } from '@tanstack/react-query'
import { isConcerned } from './concerns'
import type { Change } from '../data/change'
import { quietly } from './quiet'

/** Changes are gathered for so long, in milliseconds. */
const soon = 100
/** One thing on the screen is not read again more often than this, in milliseconds, however often it changes. */
const apart = 700
/** Of more than this nobody asks one by one what it concerns. */
const max = 400

/** Reads again what has changed, gently: gathered, not too often, and only while somebody looks. */
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

  /** What the changes concern is out of date from now on; what is on the screen is due to be read again. */
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

/** It is not being read, and was not a moment ago. */
const isRested = ({ state }: Query): boolean =>
  state.fetchStatus === 'idle' && Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= apart
