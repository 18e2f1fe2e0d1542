import { EventEmitter } from 'node:events'
import type { Database } from '#server/base/database'

/** Emits an event when the change log has grown, whichever server of the database wrote to it. */
export interface Bell {
  ring(): void
  /** Subscribes to the bell. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  close(): void
}

const channel = 'corridor_changes'
/** Minimum interval between two notifications to other servers, in milliseconds: one is enough for many changes. */
const pause = 20

/**
 * The bell of a database. Listeners in this process are called immediately, other servers get a `NOTIFY`. It is sent
 * after the commit in a statement of its own: inside the transaction it would serialize all commits of the database.
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

/** Wraps a database so that the bell rings after each commit that may have written to the change log. */
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
