import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServices } from '#server/lifecycle/create-services'
import { seedDemo } from '#server/lifecycle/fill-demo'
import { seedCopies } from '#server/features/demo/copies'
import { emptyOut, stateOf } from '#server/features/demo/state'
import { verifyChangeLog } from '#server/features/history/verify-change-log'
import type { Services } from '#server/write/services/services'
import { setPassword } from '#server/features/auth/account'
import { programWriter } from '#server/write/context'
import { create } from '#server/write/create'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { testDatabase, type TestDatabase } from '../../support/database'

const declared = Object.values(app).filter((resource) => !(resource as AnyResource).managedBy)
let database: TestDatabase
let services: Services
beforeAll(async () => {
  database = await testDatabase()
  services = await createServices({ database })
})
afterAll(() => database.close())

const count = async (table: string): Promise<number> => {
  const [row] = await database.query<{ count: number }>({
    text: `select count(*)::int as count from "${table}"`,
  })
  return row?.count ?? 0
}
const make = (resource: AnyResource, values: object) => create(programWriter(services), resource, values)

it('an empty workspace has its three sign-in users and no other records', async () => {
  expect(await stateOf(database)).toBe('empty')
  await seedDemo({ database, isEmpty: true })
  expect(await stateOf(database)).toBe('demo')
  const filled = await Promise.all(declared.map(async ({ name }) => ({ name, count: await count(name) })))
  expect(filled.filter((item) => item.count > 0)).toEqual([{ name: 'users', count: 3 }])
  const roles = await database.query({
    text: 'select "role" from "users" u join "credentials" c on c."userId" = u."id" order by "role"',
  })
  expect(roles).toEqual([{ role: 'admin' }, { role: 'manager' }, { role: 'user' }])
})

it('copies refer to each other like their originals, with unique values and change entries of their own', async () => {
  const folder = await make(app.folders, { name: 'Outer' })
  await make(app.folders, { name: 'Inner', parent: folder.id })
  const customer = await make(app.customers, {
    name: 'Copied',
    email: 'copied@company.example',
    country: 'DE',
  })
  expect(customer.version).toBe(1)
  const before = { users: await count('users'), changes: await count('changes') }
  const received: number[] = []
  await seedCopies(services, 2, (set) => received.push(set))
  expect(received).toEqual([1, 2])
  expect(await count('users')).toBe(3 * before.users)
  expect(await count('changes')).toBe(before.changes + 2 * (before.users + 3))
  const nested = await database.query({
    text: `select inner_one."name" as "inner", outer_one."name" as "outer" from "folders" inner_one
      join "folders" outer_one on outer_one."id" = inner_one."parent"`,
  })
  expect(nested).toEqual(Array.from({ length: 3 }, () => ({ inner: 'Inner', outer: 'Outer' })))
  const parents = await database.query({
    text: 'select distinct "parent" from "folders" where "parent" is not null',
  })
  expect(parents).toHaveLength(3)
  const names = await database.query<{ email: string; username: string }>({
    text: 'select "email", "username" from "users"',
  })
  expect(new Set(names.map(({ email }) => email)).size).toBe(9)
  expect(new Set(names.map(({ username }) => username)).size).toBe(9)
  expect(await verifyChangeLog(database)).toMatchObject({ ok: true })
})

it('data of users is distinguished from demo data, and emptying the database leaves the change log valid', async () => {
  const person = { displayName: 'Own', firstName: 'O', lastName: 'W', email: 'own@company.example' }
  const { id } = await make(app.users, person)
  await setPassword(database, id, 'a password of his own')
  expect(await stateOf(database)).toBe('own')
  await database.transaction((tx) => emptyOut(tx))
  expect(await stateOf(database)).toBe('empty')
  expect(await verifyChangeLog(database)).toMatchObject({ ok: true, entries: 0 })
  await seedDemo({ database, isEmpty: true })
  expect(await count('users')).toBe(3)
})
