import { useCallback, useRef } from 'react'
import type { Row } from '../providers/data/answers'

/** Does a write of a record when it is its turn; it is handed what the last one that succeeded has answered. */
export type EnqueueWrite = <Answer extends Row | undefined>(
  id: string,
  write: (before: Row | undefined) => Promise<Answer>,
) => Promise<Answer>

/**
 * Does the writes of one record one after the other, as they were asked for: sent at once, a later one might arrive
 * first. Those of other records do not wait.
 */
export function useWriteQueue(): EnqueueWrite {
  const last = useRef(new Map<string, Promise<Row | undefined>>())
  return useCallback<EnqueueWrite>((id, write) => {
    const before = last.current.get(id) ?? Promise.resolve(undefined)
    const answer = before.then(write)
    const known = answer.then((row) => row ?? before)
    last.current.set(
      id,
      known.catch(() => before),
    )
    return answer
  }, [])
}

/** The version that a record has for all that is known: that which was read, or that of a write since. */
export const latestVersion = (row: Pick<Row, 'version'>, before: Row | undefined): number =>
  Math.max(row.version, before?.version ?? 0)
