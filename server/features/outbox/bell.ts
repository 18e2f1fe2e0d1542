import { EventEmitter } from 'node:events'

/** Rung whenever a mail was written, so that the worker of this process need not look again and again. */
const bell = new EventEmitter()
bell.setMaxListeners(0)

export const ringForMail = (): void => void bell.emit('mail')

/** Calls back when the bell rings; answers how to stop it. */
export function onMailBell(listener: () => void): () => void {
  bell.on('mail', listener)
  return () => bell.off('mail', listener)
}
