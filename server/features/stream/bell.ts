import { EventEmitter } from 'node:events'
import type { Database } from '#server/base/database'

/** Rung whenever the ledger has grown, whichever server of the database wrote it. */
export interface Bell {
  ring(): void
  /** Calls back when it rings; answers how to stop that. */
  subscribe(listener: () => void): () => void
  close(): void
}

const channel = 'corridor_changes'
/** Other servers are told at most so often, in milliseconds: one word is enough for many changes. */
const pause = 20

/**
 * The bell of a database. It rings at once for those who listen here; on a database of several servers it is heard by
 * NOTIFY in the others. That is said after the commit and by itself: inside of the transaction it would let all commits
 * of the database wait for each other.
 */
export function createBell(database: Database): Bell {
  const here = new EventEmitter().setMaxListeners(0)
  const rung = () => void here.emit('rung')
  const stop = database.listen?.(channel, rung)
  const notify =
    stop && atMaxEvery(pause, () => database.query({ text: `select pg_notify('${channel}', '')` }))
  return {
    ring() {
      rung()
      notify?.()
    },
    subscribe(listener) {
      here.on('rung', listener)
      return () => here.off('rung', listener)
    },
    close: () => stop?.(),
  }
}

function atMaxEvery(milliseconds: number, work: () => Promise<unknown>): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      // A server that gets no notification polls a moment later.
      work().catch(() => undefined)
    }, milliseconds).unref()
  }
}

/** The same database; the bell rings whenever something was written to the ledger through it, after the commit. */
export const ringing = (database: Database, bell: Bell): Database => ({
  engine: database.engine,
  async query<Row>(statement: Parameters<Database['query']>[0]) {
    const rows = await database.query<Row>(statement)
    if (statement.text.includes('change_log_append')) bell.ring()
    return rows
  },
  async transaction(work, options) {
    const result = await database.transaction(work, options)
    bell.ring()
    return result
  },
  close: () => database.close(),
})
