import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { ExpectedError } from '../base/expected-error'

type Address = { readonly host: string; readonly port: number }
/** The names of the settings that an error mentions. */
type Names = { readonly host: string; readonly port: string }

/** Those of the port for other mail servers. */
export const mailInNames: Names = { host: 'MAIL_IN_HOST', port: 'MAIL_IN_PORT' }

/**
 * Checks the address before any other work is done.
 * @throws ExpectedError if the server cannot listen on it.
 */
export async function requireFreePort(address: Address, names?: Names): Promise<void> {
  const server = createServer()
  await listen(server, address, names)
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Starts listening. Returns the port, which the operating system chooses for port 0.
 * @throws ExpectedError if the server cannot listen on the address.
 */
export function listen(
  server: Server,
  address: Address,
  names: Names = { host: 'HOST', port: 'PORT' },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, address, names)))
    server.listen(address, () => {
      server.removeAllListeners('error')
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : address.port)
    })
  })
}

function explain({ code, message }: NodeJS.ErrnoException, address: Address, names: Names): ExpectedError {
  const { host, port } = address
  if (code === 'EADDRINUSE')
    return new ExpectedError(
      `Port ${port} is in use: stop what listens there, or choose another ${names.port}.`,
    )
  if (code === 'EACCES')
    return new ExpectedError(`Port ${port} may not be used by this user: choose a ${names.port} above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ExpectedError(`${names.host} ${host} is not an address of this machine.`)
  return new ExpectedError(`Cannot listen on ${host}:${port}: ${message}.`)
}
