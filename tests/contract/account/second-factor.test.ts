import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { forgetAttempts, mine, password, register, type SignedIn } from '../support/worlds/accounts'
import { clientOf, errorsOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { codeTo, mailsTo } from '../support/mail/mails'
import { createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
let anonymous: Client
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  anonymous = world.anonymous
})
beforeEach(async () => {
  await forgetAttempts(world)
  // The start of a time step: it does not end between generating a code and checking it.
  vi.setSystemTime(Date.now() - (Date.now() % step))
})
afterEach(() => vi.useRealTimers())
afterAll(() => world.close())

const titleOf = (answer: Answer) => (answer.body as { title?: string }).title
const step = 30_000
/** The code that the authenticator app shows, this many steps from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * step })

interface Guarded {
  readonly email: string
  readonly client: Client
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Registers a user with a second factor, enabled by the code of the previous step. */
async function guarded(): Promise<Guarded> {
  const { email, accessToken } = await register(world)
  const client = clientOf(world.server, accessToken)
  const { secret } = (await client.post('/api/account/2fa/setup', { password })).body as { secret: string }
  const enabled = await client.post('/api/account/2fa/enable', { code: shown(secret, -1) })
  expect(enabled.status, enabled.text).toBe(200)
  return { email, client, secret, recoveryCodes: (enabled.body as { recoveryCodes: string[] }).recoveryCodes }
}

async function ticketOf(email: string): Promise<string> {
  const answer = await anonymous.post('/api/account/login', { email, password })
  expect([answer.status, titleOf(answer)]).toEqual([403, 'secondFactor'])
  return (answer.body as { ticket: string }).ticket
}
const pass = (ticket: string, code: string) =>
  anonymous.post('/api/account/login/second-factor', { ticket, code })

it('a second factor is set up with the password, enabled with a code, and required at sign-in', async () => {
  const { email, accessToken } = await register(world)
  const client = clientOf(world.server, accessToken)
  const other = (await anonymous.post('/api/account/login', { email, password })).body as SignedIn
  expect(errorsOf(await client.post('/api/account/2fa/setup', { password: 'wrong' }))).toHaveProperty(
    'password',
  )
  const made = await client.post('/api/account/2fa/setup', { password })
  const { secret, uri } = made.body as { secret: string; uri: string }
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain('otpauth://totp/Corridor:')
  expect(uri).toContain(`secret=${secret}`)
  expect(
    (await anonymous.post('/api/account/login', { email, password })).status,
    'not before it is on',
  ).toBe(200)
  expect(titleOf(await client.post('/api/account/2fa/enable', { code: '000000' }))).toBe('code')
  const enabled = await client.post('/api/account/2fa/enable', { code: shown(secret) })
  const { recoveryCodes } = enabled.body as { recoveryCodes: string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await client.get('/api/account/2fa')).body).toEqual({ enabled: true, recoveryCodesLeft: 10 })
  expect((await mine(world.server, other.accessToken)).status, 'sessions without it are over').toBe(401)
  const passed = await pass(await ticketOf(email), shown(secret, 1))
  expect(passed.status, passed.text).toBe(200)
  expect((await mine(world.server, (passed.body as SignedIn).accessToken)).status).toBe(200)
  expect((await mailsTo(world, email)).map(({ kind }) => kind)).toContain('secondFactorOn')
  expect(titleOf(await client.post('/api/account/2fa/setup', { password })), 'the secret in use stays').toBe(
    'state',
  )
})

it('a code of the authenticator app is accepted once, also from eight requests at once', async () => {
  const { email, secret } = await guarded()
  const ticket = await ticketOf(email)
  const code = shown(secret)
  const answers = await Promise.all(Array.from({ length: 8 }, () => pass(ticket, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const next = await ticketOf(email)
  expect(titleOf(await pass(next, shown(secret, -1))), 'nor an earlier one').toBe('code')
})

it('a sign-in ticket is valid for one sign-in, and not after a password reset', async () => {
  const { email, secret, recoveryCodes } = await guarded()
  const [first = '', second = '', third = ''] = recoveryCodes
  const [item, other] = [await ticketOf(email), await ticketOf(email)]
  expect(titleOf(await pass(item, '000000')), 'a slip costs nothing').toBe('code')
  expect((await pass(item, first)).status).toBe(200)
  for (const code of [second, shown(secret)])
    expect(await pass(item, code).then((answer) => [answer.status, titleOf(answer)])).toEqual([410, 'token'])
  expect(titleOf(await pass(other, second)), 'nor one that was given before').toBe('token')
  const open = await ticketOf(email)
  await anonymous.post('/api/account/reset-password', { email })
  const code = await codeTo(world, email)
  const given = { email, code, password: 'other words again' }
  const reset = (await anonymous.post('/api/account/new-password', given)).body as { ticket: string }
  expect(titleOf(await pass(open, second))).toBe('token')
  expect((await pass(reset.ticket, third)).status).toBe(200)
})

it('a recovery code replaces the authenticator app once', async () => {
  const { email, recoveryCodes, client } = await guarded()
  const [first = '', second = ''] = recoveryCodes
  expect((await pass(await ticketOf(email), first)).status).toBe(200)
  expect(titleOf(await pass(await ticketOf(email), first))).toBe('code')
  expect((await pass(await ticketOf(email), ` ${second.toUpperCase()} `)).status).toBe(200)
  expect((await client.get('/api/account/2fa')).body).toEqual({ enabled: true, recoveryCodesLeft: 8 })
  const stored = await world.database.query<{ text: string }>({
    text: 'select row_to_json("recovery_codes")::text as "text" from "recovery_codes"',
  })
  for (const code of recoveryCodes) expect(stored.map(({ text }) => text).join()).not.toContain(code)
})

it('new recovery codes invalidate the previous ones', async () => {
  const { email, secret, recoveryCodes, client } = await guarded()
  const renewed = await client.post('/api/account/2fa/recovery-codes', { code: shown(secret) })
  const [fresh = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes
  expect(titleOf(await pass(await ticketOf(email), recoveryCodes[0] ?? ''))).toBe('code')
  expect((await pass(await ticketOf(email), fresh)).status).toBe(200)
})

it('second factor: the 11th attempt gets 429 with Retry-After, whatever ticket is used', async () => {
  const { email, secret } = await guarded()
  for (let guess = 0; guess < 10; guess++)
    expect(titleOf(await pass(await ticketOf(email), '000000'))).toBe('code')
  const refused = await pass(await ticketOf(email), shown(secret))
  expect([refused.status, titleOf(refused)]).toEqual([429, 'throttled'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('an access token is no ticket, a ticket is no access token, and a forged ticket is rejected', async () => {
  const { email, client, secret } = await guarded()
  const ticket = await ticketOf(email)
  expect((await mine(world.server, ticket)).status).toBe(401)
  const { accessToken } = (await pass(ticket, shown(secret))).body as SignedIn
  for (const forged of [accessToken, `${ticket}x`, 'x.y.z', ''])
    expect([422, 410]).toContain((await pass(forged, shown(secret, 1))).status)
  expect((await client.get('/api/account/2fa')).status).toBe(200)
})

it('the second factor is required after a password reset', async () => {
  const { email } = await guarded()
  await anonymous.post('/api/account/reset-password', { email })
  const code = await codeTo(world, email)
  const reset = await anonymous.post('/api/account/new-password', {
    email,
    code,
    password: 'other words again',
  })
  expect([reset.status, titleOf(reset)]).toEqual([403, 'secondFactor'])
})

it('the second factor is disabled with password and code, not with one of them', async () => {
  const { email, client, secret } = await guarded()
  const turnOff = (given: object) => client.post('/api/account/2fa/disable', given)
  expect(errorsOf(await turnOff({ password: 'wrong', code: shown(secret) }))).toHaveProperty('password')
  expect(titleOf(await turnOff({ password, code: '000000' }))).toBe('code')
  expect((await turnOff({ password, code: shown(secret) })).status).toBe(204)
  expect((await anonymous.post('/api/account/login', { email, password })).status).toBe(200)
})
