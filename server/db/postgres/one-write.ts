import type { PoolClient } from 'pg'

/** What the driver's types do not declare: the socket of a connection. */
type Connected = PoolClient & { readonly connection?: { readonly stream?: Socket } }
interface Socket {
  cork(): void
  uncork(): void
}

const socketOf = (client: PoolClient): Socket | undefined => (client as Connected).connection?.stream

/** Sends everything that `work` sends over the connection with one write. */
export function inOneWrite<T>(client: PoolClient, work: () => T): T {
  const socket = socketOf(client)
  socket?.cork()
  try {
    return work()
  } finally {
    socket?.uncork()
  }
}

const collecting = new WeakSet<Socket>()

/** Sends everything that is sent over the connection until the event loop goes on with one write. */
export function collectWrites(client: PoolClient): void {
  const socket = socketOf(client)
  if (!socket || collecting.has(socket)) return
  collecting.add(socket)
  socket.cork()
  process.nextTick(() => {
    collecting.delete(socket)
    socket.uncork()
  })
}
