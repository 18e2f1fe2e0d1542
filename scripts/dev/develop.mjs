import { createServer as createPortServer } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../build-stamp.mjs'
import { watchServer } from './server-process.mjs'

/** Serves the client from its sources on PORT, and proxies /api and /i to the server, which restarts on a change. */
export async function develop() {
  const port = Number(process.env['PORT'] ?? 3000)
  const apiPort = await freePort()
  const api = await watchServer(root, join(root, 'build-dev'), apiPort)
  const pages = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [waitForServer(api), showFailures(api)],
    server: {
      port,
      strictPort: true,
      host: process.env['HOST'] ?? '127.0.0.1',
      proxy: Object.fromEntries(
        ['/api', '/i/', '/r/', '/.well-known/caldav'].map((path) => [
          path,
          { target: `http://127.0.0.1:${apiPort}` },
        ]),
      ),
    },
  })
  await pages.listen()
  pages.printUrls()
  const stop = async () => {
    await Promise.all([pages.close(), api.stop()])
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}

/** @typedef {Awaited<ReturnType<typeof watchServer>>} Api */

/**
 * Delays API requests while the server restarts; if it cannot start, they get 503 with the reason.
 * @param {Api} api
 * @returns {import('vite').Plugin}
 */
function waitForServer(api) {
  return {
    name: 'wait-for-server',
    configureServer(pages) {
      pages.middlewares.use('/api', (_request, response, next) => {
        const goOn = () => {
          const failure = api.failure()
          if (failure === undefined) return next()
          response.writeHead(503, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
          response.end(JSON.stringify({ title: 'failed', status: 503, message: failure, detail: failure }))
        }
        void api.ready().then(goOn, next)
      })
    },
  }
}

/**
 * Shows on every open page why the server could not start, until it has started.
 * @param {Api} api
 * @returns {import('vite').Plugin}
 */
function showFailures(api) {
  /** @param {string} message */
  const shown = (message) => ({ type: /** @type {const} */ ('error'), err: { message, stack: '' } })
  return {
    name: 'show-failures',
    configureServer({ ws }) {
      api.onChange((failure) => ws.send(failure === undefined ? { type: 'full-reload' } : shown(failure)))
      ws.on('connection', () => {
        const failure = api.failure()
        if (failure !== undefined) ws.send(shown(failure))
      })
    },
  }
}

/** @returns {Promise<number>} a free port for the API server */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createPortServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
