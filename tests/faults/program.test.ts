import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChild } from '../support/child'
import { freePort } from '../support/free-port'
import { startPostgres } from '../support/postgres'
import { emptyWorkspace } from '../support/prepared-data'
import { startServer } from '../support/server'
import type { TestServer } from '../support/server'
import { removeFolder, temporaryFolder } from '../support/temporary-folder'
import { freeze } from './freeze'

const dataDir = temporaryFolder('program')
afterAll(() => removeFolder(dataDir))

/** Starts the built server where it cannot run, and returns its output and exit code. */
async function refusal(
  variables: Record<string, string>,
): Promise<{ output: string[]; code: number | null }> {
  const port = String(await freePort())
  const child = await startChild(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: '',
      DEMO: '',
      PORT: port,
      DATA_DIR: join(dataDir, 'none'),
      ...variables,
    },
  })
  await once(child.process, 'close')
  const output = child.output().trim().split('\n')
  return { output: output.filter((line) => !line.endsWith('…')), code: child.process.exitCode }
}

describe('the server exits with one message', () => {
  test('when its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const sentence = `Port ${port} is in use: stop what listens there, or choose another PORT.`
    expect(await refusal({ PORT: String(port) })).toEqual({ output: [sentence], code: 1 })
    other.close()
  })

  test.each(['/proc/nowhere', import.meta.filename, join(import.meta.filename, 'data')])(
    'when its data folder is %s',
    async (folder) => {
      const { output, code } = await refusal({ DATA_DIR: folder })
      expect(output).toEqual([
        expect.stringMatching(/^The data folder \S+ cannot be written \(\w+\): choose another DATA_DIR\.$/),
      ])
      expect(code).toBe(1)
    },
  )

  test('when its data is in use by another process', { timeout: 120_000 }, async () => {
    const shared = join(dataDir, 'shared')
    const first = await startServer({ dataDir: shared, copyOf: await emptyWorkspace() })
    const { output, code } = await refusal({ DATA_DIR: shared })
    await first.stop()
    const sentence = `The data in ${shared} is in use by another process: stop it first, or choose another DATA_DIR.`
    expect({ output, code }).toEqual({ output: [sentence], code: 1 })
  })

  test('when its PostgreSQL is not reachable', async () => {
    const url = `postgres://someone:confidential@127.0.0.1:${await freePort()}/data`
    const { output, code } = await refusal({ DATABASE_URL: url })
    expect(output).toEqual([
      expect.stringMatching(
        /^The PostgreSQL of DATABASE_URL \(127.+\/data\) cannot be used: .*ECONNREFUSED.*\.$/,
      ),
    ])
    expect(output.join()).not.toContain('confidential')
    expect(code).toBe(1)
  })
})

const postgres = await startPostgres()

describe.skipIf(!postgres)('a server on PostgreSQL', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ env: { DATABASE_URL: postgres?.url ?? '' } })
  })
  afterAll(async () => {
    await server.stop()
    await postgres?.stop()
  })

  async function statusOf(path: string, body?: object): Promise<number> {
    const headers = { 'content-type': 'application/json' }
    const requests = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
    return (await fetch(`${server.url}${path}`, requests)).status
  }
  const signIn = (name = 'nobody') =>
    statusOf('/api/account/login', { email: `${name}@corridor.example`, password: 'nothing' })

  test('answers 503 in time while the database is frozen, and recovers after it resumes', async () => {
    expect(await signIn()).toBe(401)
    const since = performance.now()
    const thaw = freeze(postgres?.pid ?? 0)
    try {
      const ready = statusOf('/api/health/ready').then((status) => [status, performance.now() - since < 3000])
      // Other accounts: the attempts that the frozen database has already received are counted when it resumes.
      const calls = await Promise.all(Array.from({ length: 30 }, (_, index) => signIn(`nobody-${index}`)))
      expect(performance.now() - since).toBeLessThan(8000)
      expect(calls).toEqual(calls.map(() => 503))
      expect(await ready).toEqual([503, true])
      expect(await statusOf('/api/health/live')).toBe(200)
    } finally {
      thaw()
    }
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: 20_000 }).toBe(200)
    expect(await signIn()).toBe(401)
  })

  test('completes a waiting request when it is asked to stop', async () => {
    const other = new Client({ connectionString: postgres?.url ?? '' })
    await other.connect()
    await other.query('begin; lock table users, credentials in access exclusive mode')
    const waiting = signIn()
    const behindLock = async () => (await other.query('select from pg_locks where not granted')).rowCount
    await expect.poll(behindLock, { timeout: 4000 }).toBe(1)
    server.process.kill('SIGTERM')
    await expect.poll(() => server.output(), { timeout: 4000 }).toContain('Stopping …')
    await other.query('rollback')
    await other.end()
    expect(await waiting).toBe(401)
    await expect.poll(() => server.process.exitCode, { timeout: 10_000 }).toBe(0)
  })
})
