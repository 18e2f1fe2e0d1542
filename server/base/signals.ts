import { EventEmitter } from 'node:events'
import type { Database } from './database'

/**
 * A short-lived message to the open streams of some users, such as that another user is typing. It is stored nowhere
 * and not repeated: streams that are not open do not get it.
 */
export interface Signal {
  readonly name: string
  /** The ids of the users who get it; the sender has checked that they may. */
  readonly users: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}

export interface Signals {
  /** Sends a signal to the streams of all servers of the database. Not awaited; a lost signal is not repeated. */
  send(signal: Signal): void
  /** Subscribes to signals. Returns a function that unsubscribes. */
  subscribe(listener: (signal: Signal) => void): () => void
  close(): void
}

const channel = 'corridor_signals'
/** The longest payload of a `NOTIFY` is 8000 bytes. */
const maxBytes = 7900

/** The signals of a database, by `NOTIFY`; without one, or where no other server shares it, of this process. */
export function createSignals(database?: Database): Signals {
  const here = new EventEmitter().setMaxListeners(0)
  const deliver = (payload: string | undefined) => {
    const signal = payload === undefined ? undefined : parsed(payload)
    if (signal) here.emit('signal', signal)
  }
  const stop = database?.listen?.(channel, deliver)
  return {
    send(signal) {
      if (!stop || !database) return void here.emit('signal', signal)
      const payload = JSON.stringify(signal)
      if (Buffer.byteLength(payload) > maxBytes) return
      // This server gets its own notification too.
      database.query({ text: 'select pg_notify($1, $2)', values: [channel, payload] }).catch(() => undefined)
    },
    subscribe(listener) {
      here.on('signal', listener)
      return () => here.off('signal', listener)
    },
    close: () => stop?.(),
  }
}

function parsed(payload: string): Signal | undefined {
  try {
    return JSON.parse(payload) as Signal
  } catch {
    return undefined
  }
}
