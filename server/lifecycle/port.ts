import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { ExpectedError } from '../base/expected-error'

type Address = { host: string; port: number }

/**
 * Checks the address before any other work is done.
 * @throws ExpectedError if the server cannot listen on it.
 */
export async function requireFreePort(address: Address): Promise<void> {
  const server = createServer()
  await listen(server, address)
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Starts listening. Returns the port, which the operating system chooses for port 0.
 * @throws ExpectedError if the server cannot listen on the address.
 */
export function listen(server: Server, address: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, address)))
    server.listen(address, () => {
      server.removeAllListeners('error')
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : address.port)
    })
  })
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port }: Address): ExpectedError {
  if (code === 'EADDRINUSE')
    return new ExpectedError(`Port ${port} is in use: stop what listens there, or choose another PORT.`)
  if (code === 'EACCES')
    return new ExpectedError(`Port ${port} may not be used by this user: choose a PORT above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ExpectedError(`HOST ${host} is not an address of this machine.`)
  return new ExpectedError(`Cannot listen on ${host}:${port}: ${message}.`)
}
