import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { startPostgres } from './postgres'
import { findPostgres } from './postgres-programs'

describe.runIf(findPostgres())('the PostgreSQL of tests', () => {
  it('accepts connections, applies settings, and leaves no folder and no process behind', async () => {
    const postgres = await startPostgres({ fsync: 'off' })
    if (!postgres) throw new Error('It is installed, but was not started.')
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('fsync') fsync, current_setting('unix_socket_directories') folder, lower('ÉÜ') lower`,
    )
    await client.end()
    expect(rows[0]).toMatchObject({ fsync: 'off', lower: 'éü' })
    expect(existsSync(rows[0].folder)).toBe(true)
    await postgres.stop()
    expect(existsSync(rows[0].folder)).toBe(false)
    expect(() => process.kill(postgres.pid, 0)).toThrow('ESRCH')
  })
})
