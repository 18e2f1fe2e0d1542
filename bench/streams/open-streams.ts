import type { ClientRequest } from 'node:http'
import type { TestServer } from '#tests/support/server'
import { openStream } from '../support/open-stream'
import { signInOften } from './sign-in'

const ofSession = 40
/** How many streams are opened at the same time: a session may have 16 requests in flight. */
const atOnce = 12

/** Opens that number of streams, and waits until each has received data. */
export async function openStreams(
  server: TestServer,
  token: string,
  count: number,
): Promise<{ close(): void }> {
  const more = await signInOften(server, Math.max(0, Math.ceil(count / ofSession) - 1))
  const tokens = [token, ...more]
  const opened: ClientRequest[] = []
  for (let from = 0; from < count; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - from) }, (_, offset) => from + offset)
    const open = (number: number) => openStream(server.url, tokens[Math.floor(number / ofSession)] ?? token)
    opened.push(...(await Promise.all(numbers.map(open))))
  }
  return { close: () => opened.forEach((item) => void item.destroy()) }
}
