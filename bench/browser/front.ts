import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** One origin for both pages: it serves the floor, and proxies everything else to the server. */
export interface Front {
  readonly url: string
  close(): Promise<void>
}

/** The floor: one page with its script inside, so that nothing but the page comes before its rows. */
const floorPage = (): string =>
  readFileSync('bench/floor/index.html', 'utf8').replace(
    /<script[^>]*><\/script>/,
    () => `<script type="module">${readFileSync('bench/floor/floor.js', 'utf8')}</script>`,
  )

/** Starts the front for the server at `behind`, on a free port of this machine. */
export async function openFront(behind: string): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/floor') answerFloor(outgoing)
    else passOn(behind, incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answerFloor(outgoing: ServerResponse): void {
  const headers = { 'content-encoding': 'gzip', 'cache-control': 'no-cache' }
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
  outgoing.end(gzipSync(floorPage()))
}

function passOn(behind: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming
  const onward = request(`${behind}${url}`, { method, headers }, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
