import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { demoPassword, setPassword } from '#server/features/auth/account'
import { createPerson } from './support/world'
import { testDatabase, type TestDatabase } from '../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** What the sign-in of an account with the demo's password answers. */
async function signIn(demo: boolean, headers: Record<string, string> = {}): Promise<number> {
  const server = await createApp({ database, demo })
  const { id, email } = await createPerson(server, 'admin')
  await setPassword(database, id, demoPassword)
  const answer = await server.fetch(
    new Request('http://corridor.example/api/account/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: demoPassword }),
    }),
  )
  await server.close()
  return answer.status
}

test('the password of the demo opens an account where the demo is offered', async () => {
  expect(await signIn(true)).toBe(200)
})

test('and nowhere else, even over the same data', async () => {
  expect(await signIn(false)).toBe(401)
})

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7;proto=https'],
])('nor for whoever comes through a proxy that says so by %s', async (name, value) => {
  expect(await signIn(true, { [name]: value })).toBe(403)
})
