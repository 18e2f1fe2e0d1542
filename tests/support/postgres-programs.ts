import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The user that a process runs as. */
export type Owner = { uid: number; gid: number }

const packaged = '/usr/lib/postgresql'

/** The folder with initdb and postgres: the newest Debian package, else a folder of PATH. */
export function findPostgres(): string | undefined {
  const versions = existsSync(packaged) ? readdirSync(packaged) : []
  const newestFirst = versions.sort((item, other) => Number(other) - Number(item))
  const folders = [
    ...newestFirst.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

/** The user to run PostgreSQL as, because it refuses to run as root; undefined if this process is not root. */
export function postgresOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const entry = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean)
  const [, , uid, gid] = entry?.split(':') ?? []
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no other user.')
  return { uid: Number(uid), gid: Number(gid) }
}
