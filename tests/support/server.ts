import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startChild, waitUntil } from './child'
import { freePort } from './free-port'
import { copyFolder, removeFolder, temporaryFolder } from './temporary-folder'

export type ServerOptions = {
  /** Added to the environment of this process. */
  env?: Record<string, string>
  /** The data folder of a previous server; by default a new folder, which `stop` removes. */
  dataDir?: string
  /** A data folder that is copied into the new one, see `preparedData`: it reduces the start from ten seconds to one. */
  copyOf?: string
  /** A free port by default. */
  port?: number
  /** The root folder of the project, if it is not this one. */
  root?: string
}

export type TestServer = {
  /** Without a slash at the end. */
  url: string
  process: ChildProcess
  dataDir: string
  /** Everything the server has printed. */
  output: () => string
  /** Shuts the server down, and removes its data folder if it was created for it. */
  stop: () => Promise<void>
  /** Kills the server as a power failure would; the data folder stays. */
  kill: () => Promise<void>
}

// Settings in the developer's shell must not affect the tests.
const serverDefaults = { NODE_ENV: 'production', HOST: '127.0.0.1', DATABASE_URL: undefined }

/** Starts the built server on a free port with demo data, and waits until it is ready. Requires `npm run build`. */
export async function startServer({
  env = {},
  dataDir,
  copyOf,
  port: given,
  root = '.',
}: ServerOptions = {}): Promise<TestServer> {
  const entry = resolve(root, 'build/server/main.js')
  if (!existsSync(entry)) throw new Error('There is no build to start: run npm run build.')
  const folder = dataDir ?? temporaryFolder('data')
  if (copyOf !== undefined) copyFolder(copyOf, folder)
  const port = given ?? (await freePort())
  const child = await startChild(process.execPath, [entry], {
    env: { ...process.env, ...serverDefaults, PORT: String(port), DATA_DIR: folder, ...env },
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
  try {
    await waitUntil(child, isReady, 150_000)
  } catch (error) {
    await child.end('SIGKILL')
    throw error
  }
  return {
    url,
    process: child.process,
    dataDir: folder,
    output: child.output,
    async stop() {
      await child.end('SIGTERM')
      if (dataDir === undefined) removeFolder(folder)
    },
    kill: () => child.end('SIGKILL'),
  }
}
