import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** One origin for both pages: it serves the files of the floor, and proxies everything else to the server. */
export interface Front {
  readonly url: string
  close(): Promise<void>
}

const files: Record<string, { file: string; type: string }> = {
  '/floor': { file: 'bench/floor/index.html', type: 'text/html; charset=utf-8' },
  '/floor/floor.js': { file: 'bench/floor/floor.js', type: 'text/javascript; charset=utf-8' },
}

/** Starts the front for the server at `behind`, on a free port of this machine. */
export async function openFront(behind: string): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    const own = files[incoming.url ?? '']
    if (own) answer(outgoing, own)
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

function answer(outgoing: ServerResponse, { file, type }: { file: string; type: string }): void {
  const cache = file.endsWith('.js') ? 'public, max-age=31536000, immutable' : 'no-cache'
  outgoing.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': cache })
  outgoing.end(gzipSync(readFileSync(file)))
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
