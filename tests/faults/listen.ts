import { readStream, type OpenStream } from '../contract/support/worlds/stream'
import type { TestServer } from '../support/server'

/** Opens the stream of a server, from the last received event if given. */
export async function listen({ url }: TestServer, token: string, last?: string): Promise<OpenStream> {
  const headers = { authorization: `Bearer ${token}`, ...(last && { 'last-event-id': last }) }
  const stream = readStream(await fetch(`${url}/api/stream`, { headers }))
  await stream.begun()
  return stream
}
