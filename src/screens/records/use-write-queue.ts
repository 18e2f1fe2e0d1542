import { useCallback, useRef } from 'react'
import type { Row } from '#providers/data/answers'

/** Runs a write once the earlier writes of the record are done; it receives the response of the last successful one. */
export type EnqueueWrite = <Answer extends Row | undefined>(
  id: string,
  write: (before: Row | undefined) => Promise<Answer>,
) => Promise<Answer>

/**
 * Queues the writes of one record in order, because parallel requests might arrive in another order. Writes of other
 * records do not wait.
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

/** The latest known version of a record: that of the row, or of the last write. */
export const latestVersion = (row: Pick<Row, 'version'>, before: Row | undefined): number =>
  Math.max(row.version, before?.version ?? 0)
