import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import { forgetAttempts, mine, newcomer, password, register, type SignedIn } from '../support/worlds/accounts'
import { clientOf, errorsOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { codeTo } from '../support/mail/mails'
import { createPerson, createWorld, storedRow, storedRows, warmUp, type World } from '../support/worlds/world'

const users = corridor.app.users as AnyResource
let world: World
let anonymous: Client

beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  anonymous = world.anonymous
})
afterAll(() => world.close())

const signIn = (email: string, given = password) =>
  anonymous.post('/api/account/login', { email, password: given })

describe('an account', () => {
  it('registers, signs in, reads itself and signs out of one session only', async () => {
    const { email, accessToken, user, permissions } = await register(world)
    expect(user).toMatchObject({ email, displayName: 'New Person', role: 'user', status: 'active' })
    expect(permissions).toMatchObject({ products: ['read'], users: ['read', 'update'] })
    const again = await signIn(` ${email.toUpperCase()} `)
    expect(again.status, again.text).toBe(200)
    const token = (again.body as SignedIn).accessToken
    expect((await mine(world.server, token)).body).toMatchObject({ user: { id: user.id }, permissions })
    expect((await clientOf(world.server, token).post('/api/account/logout')).status).toBe(204)
    expect((await mine(world.server, token)).status).toBe(401)
    expect((await mine(world.server, accessToken)).status, 'the other session is open still').toBe(200)
  })

  it('stores its password as an argon2id hash, which no response and no change entry contains', async () => {
    const { user, accessToken } = await register(world)
    const [row] = await world.database.query<{ passwordHash: string }>({
      text: 'select "passwordHash" from "credentials" where "userId" = $1',
      values: [user.id],
    })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stored = await world.database.query<{ text: string }>({
      text: `select row_to_json(changes)::text as text from changes union all select row_to_json(users)::text from users`,
    })
    expect(stored.map(({ text }) => text).join()).not.toMatch(/argon2|correct horse/)
    expect((await mine(world.server, accessToken)).text).not.toMatch(/argon2|password/i)
  })

  it('is not created from unknown or invalid fields', async () => {
    const given = { email: 'forged@people.example', password, firstName: 'A', lastName: 'B' }
    for (const forged of [{ role: 'admin' }, { status: 'active' }, { emailVerified: true }, { id: 'x' }]) {
      const answer = await anonymous.post('/api/account/register', { ...given, ...forged })
      expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, Object.keys(forged)])
    }
    for (const wrong of [{ email: 'x' }, { password: 'short' }, { firstName: '' }, { password: `a\0bcdef` }])
      expect(
        Object.keys(errorsOf(await anonymous.post('/api/account/register', { ...given, ...wrong }))),
      ).toEqual(Object.keys(wrong))
    expect((await storedRows(world, users)).map((row) => row['email'])).not.toContain('forged@people.example')
  })

  it('is unique per email address, also when six registrations are verified at once', async () => {
    const email = 'once@people.example'
    const people = Array.from({ length: 6 }, (_, index) => ({
      email,
      password: `${password} ${index}`,
      firstName: 'A',
      lastName: 'B',
    }))
    const registered: { id: string; code: string }[] = []
    for (const person of people) {
      const answer = await anonymous.post('/api/account/register', person)
      registered.push({ id: (answer.body as SignedIn).user.id, code: await codeTo(world, email) })
    }
    const answers = await Promise.all(
      registered.map(({ id, code }) =>
        anonymous.post('/api/account/verify', { email, code, registration: id }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const rows = (await storedRows(world, users)).filter((row) => row['email'] === email)
    expect(rows).toHaveLength(1)
    const orphans = await world.database.query({
      text: 'select 1 from "credentials" c where not exists (select 1 from "users" u where u."id" = c."userId")',
    })
    expect(orphans).toEqual([])
  })

  it('belongs to the registration whose code is verified, when two register with one address', async () => {
    const person = newcomer()
    const { email } = person
    const own = await anonymous.post('/api/account/register', person)
    const ownCode = await codeTo(world, email)
    const registration = (own.body as SignedIn).user.id
    await forgetAttempts(world)
    // Another user registers with the same address and their own password, after the owner of the address.
    await anonymous.post('/api/account/register', { ...person, password: 'chosen by an attacker' })
    const otherCode = await codeTo(world, email)
    for (const code of [ownCode, otherCode]) {
      const unnamed = await anonymous.post('/api/account/verify', { email, code })
      expect([unnamed.status, unnamed.body]).toMatchObject([422, { title: 'code' }])
    }
    const crossed = await anonymous.post('/api/account/verify', { email, code: otherCode, registration })
    expect(crossed.status, 'the code of the other one').toBe(422)
    const verified = await anonymous.post('/api/account/verify', { email, code: ownCode, registration })
    expect(verified.status, verified.text).toBe(200)
    const signIn = (given: string) => anonymous.post('/api/account/login', { email, password: given })
    expect((await signIn('chosen by an attacker')).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
  })

  it('is created from address and code, without the registration id, when the address was registered once', async () => {
    const person = newcomer()
    await anonymous.post('/api/account/register', person)
    const code = await codeTo(world, person.email)
    const verified = await anonymous.post('/api/account/verify', { email: person.email, code })
    expect((verified.body as SignedIn).user).toMatchObject({ email: person.email, emailVerified: true })
  })

  it('rejects a password that is easy to guess', async () => {
    const person = newcomer()
    const guessed = [
      'password',
      'P@ssw0rd',
      '123456',
      'aaaaaaaa',
      'woaini1314',
      'person',
      'Person12!',
      person.email,
    ]
    for (const given of guessed) {
      const answer = await anonymous.post('/api/account/register', { ...person, password: given })
      expect([answer.status, Object.keys(errorsOf(answer))], given).toEqual([422, ['password']])
      await forgetAttempts(world)
    }
  })
})

describe('sign-in', () => {
  const received = ({ status, body, headers }: Answer) => ({
    status,
    body,
    headers: Object.fromEntries(headers),
  })

  it('gives the same response for an unknown address and a wrong password', async () => {
    const { email } = await register(world)
    const wrong = await signIn(email, 'not the password')
    expect(wrong.status).toBe(401)
    expect(received(await signIn('nobody@people.example'))).toEqual(received(wrong))
    const without = await createPerson(world.server, 'user')
    expect(received(await signIn(without.email, ''))).not.toEqual(received(wrong))
    expect(received(await signIn(without.email, 'anything at all'))).toEqual(received(wrong))
  })

  it('reports a banned account only to a caller with its password', async () => {
    const { email, user } = await register(world)
    await world.people.admin.client.post(`/api/users/${user.id}/ban`, { reason: 'Too many chargebacks.' })
    expect(received(await signIn(email, 'not the password'))).toEqual(
      received(await signIn('nobody@people.example')),
    )
    const banned = await signIn(email)
    expect([banned.status, (banned.body as { message: string }).message]).toEqual([
      403,
      'This account is banned. Ask your administrator.',
    ])
    expect(banned.body).toMatchObject({ accountStatus: 'banned', reason: 'Too many chargebacks.' })
  })

  it('requires email and password and rejects every other field', async () => {
    expect(Object.keys(errorsOf(await anonymous.post('/api/account/login', {})))).toEqual([
      'email',
      'password',
    ])
    expect((await anonymous.post('/api/account/login')).status).toBe(422)
    const more = { email: 'a@b.example', password, remember: true }
    expect(Object.keys(errorsOf(await anonymous.post('/api/account/login', more)))).toEqual(['remember'])
    for (const forged of [{ $ne: null }, ['a@b.example'], 1, true, null])
      expect((await anonymous.post('/api/account/login', { email: forged, password: forged })).status).toBe(
        422,
      )
  })
})

describe('the last administrator', () => {
  const admins = async () =>
    (await storedRows(world, users)).filter((row) => row['role'] === 'admin' && row['status'] === 'active')

  it('can be neither deleted, demoted nor banned', async () => {
    const { admin } = world.people
    expect(await admins()).toHaveLength(1)
    for (const [field, value] of [
      ['role', 'manager'],
      ['role', 'user'],
    ] as const) {
      const answer = await admin.client.patch(`/api/users/${admin.id}`, { [field]: value })
      expect([answer.status, errorsOf(answer)]).toEqual([
        422,
        { [field]: ['This is the last administrator.'] },
      ])
    }
    for (const verb of ['ban', 'reject'])
      expect(
        (await admin.client.post(`/api/users/${admin.id}/${verb}`, { reason: 'No.' })).status,
      ).toBeGreaterThan(400)
    expect((await admin.client.remove(`/api/users/${admin.id}`)).status).toBe(403)
    expect(await storedRow(world, users, admin.id)).toMatchObject({
      role: 'admin',
      status: 'active',
      version: 1,
    })
  })

  it('remains when two administrators demote each other at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const item = world.people.admin
      const two = await createPerson(world.server, 'admin')
      const answers = await Promise.all([
        item.client.patch(`/api/users/${two.id}`, { role: 'user' }),
        two.client.patch(`/api/users/${item.id}`, { role: 'user' }),
        item.client.patch(`/api/users/${item.id}`, { role: 'user' }),
        two.client.post(`/api/users/${item.id}/ban`, { reason: 'A test.' }),
      ])
      expect((await admins()).length, JSON.stringify(answers.map(({ status }) => status))).toBe(1)
      expect(answers.some(({ status }) => status >= 500)).toBe(false)
      const [left] = await admins()
      await world.database.query({
        text: `update "users" set "role" = 'user' where "id" = $1`,
        values: [left?.id === item.id ? two.id : left?.id],
      })
      await world.database.query({
        text: `update "users" set "role" = 'admin', "status" = 'active' where "id" = $1`,
        values: [item.id],
      })
    }
  })
})
