import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeGuesses } from '#server/features/limits/limits'
import { mine, newcomer, password, type SignedIn } from '../support/worlds/accounts'
import { clientOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { codeTo, mailsTo } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let anonymous: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  anonymous = world.anonymous
})
afterAll(() => world.close())

const titleOf = (answer: Answer) => (answer.body as { title?: string }).title
const signedIn = (answer: Answer) => answer.body as SignedIn

/** Lets the minute between two mails pass. */
const letMinutePass = () =>
  world.database.query({
    text: `update "throttles" set "startedAt" = "startedAt" - 61 where "key" like 're%'`,
  })

describe('the life of an account', () => {
  it('begins with a registration that gives no access before the mailed code is entered', async () => {
    const person = newcomer()
    const registered = await anonymous.post('/api/account/register', person)
    expect(registered.status, registered.text).toBe(200)
    const { accessToken, user } = signedIn(registered)
    expect(user).toMatchObject({ email: person.email, displayName: 'New Person', emailVerified: false })
    const waiting = clientOf(world.server, accessToken)
    expect((await mine(world.server, accessToken)).body).toMatchObject({
      user: { email: person.email },
      permissions: {},
    })
    for (const path of ['/api/products', '/api/users', '/api/account/sessions', `/api/users/${user.id}`]) {
      const refused = await waiting.get(path)
      expect([refused.status, titleOf(refused)], path).toEqual([403, 'unverified'])
    }
    const early = await anonymous.post('/api/account/login', { email: person.email, password })
    expect([early.status, titleOf(early)]).toEqual([403, 'unverified'])
    const verified = await anonymous.post('/api/account/verify', {
      email: person.email,
      code: await codeTo(world, person.email),
      registration: user.id,
    })
    expect(verified.status, verified.text).toBe(200)
    expect(signedIn(verified).user).toMatchObject({
      email: person.email,
      emailVerified: true,
      status: 'active',
    })
    const token = signedIn(verified).accessToken
    expect((await mine(world.server, token)).status).toBe(200)
    expect((await mine(world.server, accessToken)).status, 'the token of the registration is spent').toBe(401)
  })

  it('continues from sign-out through a forgotten password to the next sign-in', async () => {
    const person = newcomer()
    const { email } = person
    await anonymous.post('/api/account/register', person)
    const code = await codeTo(world, email)
    const first = signedIn(await anonymous.post('/api/account/verify', { email, code }))
    const client = clientOf(world.server, first.accessToken)
    expect((await client.post('/api/account/logout')).status).toBe(204)
    expect((await mine(world.server, first.accessToken)).status).toBe(401)
    const other = signedIn(await anonymous.post('/api/account/login', { email, password }))
    expect((await anonymous.post('/api/account/reset-password', { email })).status).toBe(204)
    const fresh = 'entirely different words'
    const reset = await anonymous.post('/api/account/new-password', {
      email,
      code: await codeTo(world, email),
      password: fresh,
    })
    expect(reset.status, reset.text).toBe(200)
    expect((await mine(world.server, signedIn(reset).accessToken)).status).toBe(200)
    expect((await mine(world.server, other.accessToken)).status, 'sessions from before are over').toBe(401)
    expect((await anonymous.post('/api/account/login', { email, password })).status).toBe(401)
    expect((await anonymous.post('/api/account/login', { email, password: fresh })).status).toBe(200)
    expect((await mailsTo(world, email)).map(({ kind }) => kind)).toEqual([
      'passwordChanged',
      'reset',
      'verify',
    ])
  })
})

describe('a mailed code', () => {
  it('is invalid after its use and after a newer code was sent', async () => {
    const { email } = await register()
    await anonymous.post('/api/account/reset-password', { email })
    const first = await codeTo(world, email)
    await letMinutePass()
    await anonymous.post('/api/account/reset-password', { email })
    const second = await codeTo(world, email)
    const enter = (code: string) =>
      anonymous.post('/api/account/new-password', { email, code, password: 'some other words' })
    // One time in a million both are equal, and then the first one is valid.
    expect(titleOf(await enter(first === second ? '' : first))).toMatch(/^(code|invalid)$/)
    expect((await enter(second)).status).toBe(200)
    expect(titleOf(await enter(second))).toBe('code')
  })

  it('is throttled after six wrong guesses from one address', async () => {
    const { email } = await register()
    await anonymous.post('/api/account/reset-password', { email })
    const code = await codeTo(world, email)
    const wrong = code === '000000' ? '000001' : '000000'
    const enter = (given: string) =>
      anonymous.post('/api/account/new-password', { email, code: given, password: 'some other words' })
    for (let guess = 0; guess < codeGuesses.pair.max; guess++)
      expect(titleOf(await enter(wrong))).toBe('code')
    expect(titleOf(await enter(code))).toBe('throttled')
  })

  it('accepts at most six of ten simultaneous wrong guesses from one address', async () => {
    const { email } = await register()
    await anonymous.post('/api/account/reset-password', { email })
    const code = await codeTo(world, email)
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(
      Array.from({ length: 10 }, () =>
        anonymous.post('/api/account/new-password', { email, code: wrong, password: 'some other words' }),
      ),
    )
    const [stored] = await world.database.query<{ tries: number }>({
      text: `select "tries" from "codes" where "purpose" = 'reset' and "subject" = (select "id" from "users" where "email" = $1)`,
      values: [email],
    })
    expect(stored?.tries).toBe(codeGuesses.pair.max)
  })

  it('expires after ten minutes', async () => {
    const { email } = await register()
    await anonymous.post('/api/account/reset-password', { email })
    const code = await codeTo(world, email)
    const [stored] = await world.database.query<{ left: number }>({
      text: `select extract(epoch from max("expiresAt") - now())::float8 as "left" from "codes" where "purpose" = 'reset'`,
    })
    expect(stored?.left).toBeGreaterThan(500)
    expect(stored?.left).toBeLessThanOrEqual(600)
    await world.database.query({ text: `update "codes" set "expiresAt" = now() - interval '1 second'` })
    const late = await anonymous.post('/api/account/new-password', {
      email,
      code,
      password: 'some other words',
    })
    expect(titleOf(late)).toBe('code')
  })

  it('has six digits and is stored as a hash', async () => {
    const { email } = await register()
    await anonymous.post('/api/account/reset-password', { email })
    const code = await codeTo(world, email)
    expect(code).toMatch(/^\d{6}$/)
    const rows = await world.database.query<{ text: string }>({
      text: `select row_to_json("codes")::text as "text" from "codes"`,
    })
    expect(rows.map(({ text }) => text).join()).not.toContain(code)
  })

  it('is sent again once a minute; an earlier request gets 429 with Retry-After', async () => {
    const person = newcomer()
    await anonymous.post('/api/account/register', person)
    const again = () => anonymous.post('/api/account/resend-code', { email: person.email })
    expect((await again()).status).toBe(204)
    const soon = await again()
    expect([soon.status, titleOf(soon)]).toEqual([429, 'throttled'])
    const wait = Number(soon.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await mailsTo(world, person.email)).length).toBe(2)
  })

  it('of one registration does not verify another one with the same address', async () => {
    const person = newcomer()
    const item = signedIn(await anonymous.post('/api/account/register', person))
    const code = await codeTo(world, person.email)
    const other = signedIn(
      await anonymous.post('/api/account/register', { ...person, password: 'the words of an attacker' }),
    )
    const enter = (registration: string) =>
      anonymous.post('/api/account/verify', { email: person.email, code, registration })
    const fresh = await codeTo(world, person.email)
    const given = fresh === code ? '' : code
    const foreign = { email: person.email, code: given, registration: other.user.id }
    expect(titleOf(await anonymous.post('/api/account/verify', foreign))).toMatch(/^(code|invalid)$/)
    expect((await enter(item.user.id)).status).toBe(200)
    expect((await anonymous.post('/api/account/login', { email: person.email, password })).status).toBe(200)
  })
})

async function register() {
  const person = newcomer()
  await anonymous.post('/api/account/register', person)
  const code = await codeTo(world, person.email)
  await anonymous.post('/api/account/verify', { email: person.email, code })
  return person
}
