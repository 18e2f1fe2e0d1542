import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { startChild, waitUntil, type Child } from '#tests/support/child'
import { freePort } from '#tests/support/free-port'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { fill, signIn } from './fill'

/** A filled database: the installation of the server, and the one that is queried directly. */
export interface Filled {
  readonly server: Installation
  readonly bare: Installation
}
export type Installation = { readonly dataDir: string; readonly databaseUrl?: string }

export interface RunningServer {
  readonly port: number
  readonly pid: number
  readonly token: string
  stop(): Promise<void>
}

/** Fills two copies of the embedded database, because only one process can use it. */
export async function fillEmbedded(count: number): Promise<Filled> {
  const folder = temporaryFolder('bench')
  const installation = (name: string): Installation => ({ dataDir: join(folder, name) })
  await fill(installation('server'), count)
  cpSync(join(folder, 'server'), join(folder, 'bare'), { recursive: true })
  return { server: installation('server'), bare: installation('bare') }
}

export async function fillPostgres(databaseUrl: string, count: number): Promise<Filled> {
  const installation = { databaseUrl, dataDir: temporaryFolder('bench') }
  await fill(installation, count)
  return { server: installation, bare: installation }
}

export const openBare = (installation: Installation): Promise<OpenDatabase> => openDatabase(installation)

/** Starts the built server `program` on a filled database and signs in. */
export async function startServer(program: string, installation: Installation): Promise<RunningServer> {
  const port = await freePort()
  const child = await startChild(process.execPath, [...process.execArgv, program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: installation.dataDir,
      DATABASE_URL: installation.databaseUrl,
      DEMO: '0',
      // The whole load is one session, so the limits are raised.
      REQUESTS_PER_SESSION: '1000',
      REQUESTS_PER_PROCESS: '1000',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntil(
    child,
    () =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
  )
  return { port, pid: child.pid, token: await tokenOf(url, child), stop: () => child.end('SIGTERM') }
}

async function tokenOf(url: string, child: Child): Promise<string> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn),
  })
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}\n${child.output()}`)
  return ((await answer.json()) as { accessToken: string }).accessToken
}
