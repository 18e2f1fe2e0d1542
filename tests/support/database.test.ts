import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '#server/base/database'
import { testDatabase } from './database'

describe('test databases', () => {
  it('are migrated, and separate from each other', async () => {
    const [item, other] = await Promise.all([testDatabase(), testDatabase()])
    await item.query({ text: 'create table only_here (id integer)' })
    const tables = `select table_name from information_schema.tables where table_name in ('products', 'only_here') order by 1`
    expect(await item.query({ text: tables })).toEqual([
      { table_name: 'only_here' },
      { table_name: 'products' },
    ])
    expect(await other.query({ text: tables })).toEqual([{ table_name: 'products' }])
    await Promise.all([item.close(), other.close()])
  })

  it('are emptied before another test uses them, and stay closed for the first test', async () => {
    const key =
      'insert into "throttles" ("key", "startedAt", "count", "before", "isAllowed") values ($1, 1, 1, 0, true)'
    const keys = 'select "key" from "throttles"'
    const heads = 'select "lane", "sequence" from "change_log_heads" order by "lane"'
    const first = await testDatabase()
    const before = await first.query({ text: heads })
    expect(before).toHaveLength(16)
    await first.query({ text: 'update "change_log_heads" set "sequence" = 7' })
    await first.query({ text: key, values: ['of the first test'] })
    await first.close()
    await expect(first.query({ text: keys })).rejects.toBeInstanceOf(DatabaseUnavailable)
    const second = await testDatabase()
    expect(await second.query({ text: keys })).toEqual([])
    expect(await second.query({ text: heads })).toEqual(before)
    await second.close()
  })

  it('are not reused after a test has changed their schema', async () => {
    const first = await testDatabase()
    await first.query({ text: 'alter table "throttles" add column "added" integer' })
    await first.close()
    const second = await testDatabase()
    await expect(second.query({ text: 'select "added" from "throttles"' })).rejects.toThrow('added')
    await second.close()
  })
})
