import { request, type ClientRequest } from 'node:http'
import type { TestServer } from '#tests/support/server'
import { signInOften } from './sign-in'

const ofSession = 40

/** Opens that number of streams, and waits until each has received data. */
export async function openStreams(
  server: TestServer,
  token: string,
  count: number,
): Promise<{ close(): void }> {
  const more = await signInOften(server, Math.max(0, Math.ceil(count / ofSession) - 1))
  const tokens = [token, ...more]
  const opened = await Promise.all(
    Array.from({ length: count }, (_, installation) =>
      open(server, tokens[Math.floor(installation / ofSession)] ?? token),
    ),
  )
  return { close: () => opened.forEach((item) => void item.destroy()) }
}

const open = ({ url }: TestServer, token: string): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const opening = request(`${url}/api/stream`, {
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    })
    opening.on('error', reject)
    opening.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`There is no stream: ${response.statusCode}`))
      response.once('data', () => resolve(opening))
      response.resume()
      response.on('error', () => undefined)
    })
    opening.end()
  })
