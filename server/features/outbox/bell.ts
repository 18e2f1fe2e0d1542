import { EventEmitter } from 'node:events'

/** Emitted for every queued mail, so that the worker of this process need not poll often. */
const bell = new EventEmitter()
bell.setMaxListeners(0)

export const ringForMail = (): void => void bell.emit('mail')

/** Subscribes to queued mails. Returns a function that unsubscribes. */
export function onMailBell(listener: () => void): () => void {
  bell.on('mail', listener)
  return () => bell.off('mail', listener)
}
