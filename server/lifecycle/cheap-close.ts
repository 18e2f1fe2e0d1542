import type { Socket } from 'node:net'

const defaultLimit = Error.stackTraceLimit

/**
 * Makes it cheap that a connection closes on which many requests wait: the HTTP server ends each of them with an error, and
 * collecting the stack of thousands of errors would hold up everybody else for seconds. They have no stack then; it is
 * collected again once the listeners for the end of this connection have been called.
 */
export function closeCheaply(socket: Socket): void {
  socket.prependListener('close', () => {
    Error.stackTraceLimit = 0
    process.nextTick(() => (Error.stackTraceLimit = defaultLimit))
  })
}
