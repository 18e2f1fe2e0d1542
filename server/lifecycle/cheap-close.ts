import type { Socket } from 'node:net'

const defaultLimit = Error.stackTraceLimit

/**
 * Makes closing a connection with many waiting requests cheap: the HTTP server ends each of them with an error, and
 * collecting thousands of stack traces would block the process for seconds. Disables stack traces until the close
 * listeners of this connection have been called.
 */
export function closeCheaply(socket: Socket): void {
  socket.prependListener('close', () => {
    Error.stackTraceLimit = 0
    process.nextTick(() => (Error.stackTraceLimit = defaultLimit))
  })
}
