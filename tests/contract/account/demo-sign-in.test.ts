import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { demoPassword, setPassword } from '#server/features/auth/account'
import { createPerson } from '../support/worlds/world'
import { testDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The response status of a sign-in with the demo password. */
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

test('the demo password signs in on a server with the demo', async () => {
  expect(await signIn(true)).toBe(200)
})

test('the demo password is rejected by a server without the demo on the same data', async () => {
  expect(await signIn(false)).toBe(401)
})

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7;proto=https'],
])('the demo password is rejected for a request through a proxy that sets %s', async (name, value) => {
  expect(await signIn(true, { [name]: value })).toBe(403)
})
