import { randomBytes } from 'node:crypto'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startChild, waitUntil, type Child } from './child'
import { freePort } from './free-port'
import { findPostgres, postgresOwner, type Owner } from './postgres-programs'
import { removeFolder, temporaryFolder } from './temporary-folder'

export type TestPostgres = {
  /** The URL of the database `postgres`, with user and password. */
  url: string
  /** The process id of the postmaster. */
  pid: number
  /** Stops it at once, closing all connections, and removes its folder. */
  stop: () => Promise<void>
}

type Cluster = { programs: string; folder: string; port: number; password: string; owner: Owner | undefined }

/**
 * Starts a separate PostgreSQL on a free port and in a temporary folder of `parent`, as root or not.
 * `settings` are those of postgresql.conf. Returns undefined if PostgreSQL is not installed.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  parent?: string,
): Promise<TestPostgres | undefined> {
  const programs = findPostgres()
  if (programs === undefined) return undefined
  const folder = temporaryFolder('postgres', parent)
  const owner = postgresOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const cluster = {
    programs,
    folder,
    owner,
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
  }
  await initialise(cluster)
  const child = await startCluster(cluster, settings)
  const url = `postgres://corridor:${cluster.password}@127.0.0.1:${cluster.port}/postgres`
  await waitUntil(child, () => answers(url), 30_000)
  return {
    url,
    pid: child.pid,
    async stop() {
      child.process.kill('SIGCONT')
      await child.end('SIGINT')
      removeFolder(folder)
    },
  }
}

async function initialise({ programs, folder, owner, password }: Cluster): Promise<void> {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const options = ['--pgdata', join(folder, 'cluster'), '--username', 'corridor', '--pwfile', passwordFile]
  const child = await startChild(
    join(programs, 'initdb'),
    [...options, '--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', locale, '--no-sync'],
    { ...owner, cwd: folder },
  )
  const code = await new Promise<number | null>((resolve) => child.process.once('close', resolve))
  if (code !== 0) throw new Error(`initdb failed:\n${child.output()}`)
}

function startCluster(
  { programs, folder, owner, port }: Cluster,
  settings: Record<string, string>,
): Promise<Child> {
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  }
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return startChild(join(programs, 'postgres'), ['-D', join(folder, 'cluster'), ...parameters], {
    ...owner,
    cwd: folder,
  })
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
