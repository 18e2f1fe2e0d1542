import { describe, expect, it } from 'vitest'
import { testDatabase } from './database'

describe('databases of tests', () => {
  it('are migrated, and each is alone', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()])
    await one.query({ text: 'create table only_here (id integer)' })
    const tables = `select table_name from information_schema.tables where table_name in ('products', 'only_here') order by 1`
    expect(await one.query({ text: tables })).toEqual([
      { table_name: 'only_here' },
      { table_name: 'products' },
    ])
    expect(await other.query({ text: tables })).toEqual([{ table_name: 'products' }])
    await Promise.all([one.close(), other.close()])
  })
})
