import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { signInGuesses } from '#server/features/limits/limits'
import { openDatabase } from '#server/db/open'
import type { OpenDatabase } from '#server/db/open-database'
import { forgetAttempts, longestWait, newcomer, password, register } from '../support/worlds/accounts'
import { clientOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
/** Two servers on one database, with separate connections where the engine supports them. */
let servers: ServerApp[]
let otherDatabase: OpenDatabase | undefined

beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  const { url } = world.database
  otherDatabase = url ? await openDatabase({ databaseUrl: url, dataDir: '' }) : undefined
  const made = [world.database, otherDatabase ?? world.database].map((database) =>
    createApp({ database, trustProxy: 1 }),
  )
  servers = await Promise.all(made)
  if (otherDatabase) await warmUp({ database: otherDatabase })
})
beforeEach(() => forgetAttempts(world))
afterAll(async () => {
  await otherDatabase?.close()
  await world.close()
})

const titleOf = (answer: Answer) => (answer.body as { title?: string }).title
let turn = 0
/** A client of the two servers, alternating. */
const next = (): Client => clientOf(servers[turn++ % 2] as ServerApp)
const from = (address: string) => ({ 'x-forwarded-for': address })
const signIn = (email: string, given: string, address: string) =>
  next().post('/api/account/login', { email, password: given }, from(address))

describe('guessing a password', () => {
  it('of one account from one address is throttled after ten attempts, counted across both servers', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const titles: (string | undefined)[] = []
    for (let guess = 0; guess < 14; guess++)
      titles.push(titleOf(await signIn(email, `wrong ${guess}`, '198.51.100.7')))
    expect(titles.filter((title) => title === 'credentials')).toHaveLength(signInGuesses.pair.max)
    expect(titles.slice(-4)).toEqual(Array(4).fill('throttled'))
    const refused = await signIn(email, password, '198.51.100.7')
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(longestWait(signInGuesses.pair))
    expect(refused.body).toMatchObject({
      status: 429,
      retryAfter: seconds,
      message: expect.stringMatching(/^Too many attempts\. Try again in \d+ (second|minute)s?\.$/),
    })
    const chinese = await next().post(
      '/api/account/login',
      { email, password },
      { ...from('198.51.100.7'), 'accept-language': 'zh-CN' },
    )
    expect((chinese.body as { message: string }).message).toMatch(/尝试次数过多，请在\d+(分钟|秒钟)后重试/)
    expect((await signIn(email, password, '192.0.2.1')).status, 'its owner comes from elsewhere').toBe(200)
  })

  it('with twenty simultaneous requests gets ten attempts', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => signIn(email, `wrong ${guess}`, '198.51.100.8')),
    )
    expect(answers.filter((answer) => titleOf(answer) === 'credentials')).toHaveLength(signInGuesses.pair.max)
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })

  it('from many networks does not lock the owner out of a network that they have used before', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    expect((await signIn(email, password, '203.0.113.5')).status).toBe(200)
    for (let guess = 0; guess < signInGuesses.account.max + 5; guess++)
      await signIn(email, 'wrong', `198.51.${guess}.9`)
    expect(titleOf(await signIn(email, password, '198.51.200.1')), 'from a strange network').toBe('throttled')
    expect((await signIn(email, password, '203.0.113.77')).status, 'from his own').toBe(200)
    const unknown = 'nobody@people.example'
    for (let guess = 0; guess < signInGuesses.account.max + 5; guess++)
      await signIn(unknown, 'wrong', `198.51.${guess}.9`)
    expect(titleOf(await signIn(unknown, password, '203.0.113.77')), 'an account that is none').toBe(
      'throttled',
    )
  })

  it('of many accounts from one address or IPv6 network gets three attempts for each account', async () => {
    const spray = async (address: (index: number) => string) => {
      await forgetAttempts(world)
      for (let index = 0; index < signInGuesses.client.max; index++)
        await signIn(`victim${index}@people.example`, 'Summer2026', address(index))
      const accepted: (string | undefined)[] = []
      for (let index = 0; index < signInGuesses.strict.max + 3; index++)
        accepted.push(titleOf(await signIn('next@people.example', 'Summer2026', address(index))))
      return accepted.filter((title) => title === 'credentials').length
    }
    expect(await spray(() => '198.51.100.9')).toBe(signInGuesses.strict.max)
    expect(await spray((index) => `2001:db8:1:2::${index.toString(16)}`)).toBe(signInGuesses.strict.max)
  })

  it('sixty times from one address does not lock out others behind it who know their passwords', async () => {
    const [known, fresh] = [await register(world), await register(world)]
    await forgetAttempts(world)
    const address = '198.51.100.30'
    for (let index = 0; index < signInGuesses.client.max + 10; index++)
      await signIn(`victim${index}@people.example`, 'Summer2026', address)
    expect((await signIn(known.email, password, address)).status).toBe(200)
    expect((await signIn(fresh.email, 'mistyped', address)).status).toBe(401)
    expect((await signIn(fresh.email, password, address)).status).toBe(200)
  })

  it('hundreds of times from one address blocks it, except for users who have signed in there', async () => {
    const [known, fresh] = [await register(world), await register(world)]
    await forgetAttempts(world)
    const address = '203.0.114.30'
    expect((await signIn(known.email, password, address)).status).toBe(200)
    await signIn('victim@people.example', 'Summer2026', address)
    await world.database.query({
      text: `update "throttles" set "count" = $1 where "key" like 'login ceiling %'`,
      values: [signInGuesses.ceiling.max],
    })
    expect(titleOf(await signIn(fresh.email, password, address))).toBe('throttled')
    expect((await signIn(known.email, password, address)).status).toBe(200)
  })

  it('from the network of the owner is limited too', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    expect((await signIn(email, password, '203.0.115.5')).status).toBe(200)
    let accepted = 0
    for (let guess = 0; guess < signInGuesses.network.max + 6; guess++)
      if (titleOf(await signIn(email, 'wrong', `203.0.115.${20 + guess}`)) === 'credentials') accepted++
    expect(accepted).toBe(signInGuesses.network.max)
  })

  it('cannot be hidden by addresses that a client adds to X-Forwarded-For', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const answers: Answer[] = []
    for (let guess = 0; guess < 12; guess++)
      answers.push(await signIn(email, 'wrong', `10.0.0.${guess}, 172.16.0.${guess}, 198.51.100.10`))
    expect(titleOf(answers.at(-1) as Answer)).toBe('throttled')
  })

  it('does not count successful sign-ins', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    for (let time = 0; time < 15; time++)
      expect((await signIn(email, password, '198.51.100.11')).status).toBe(200)
  })
})

describe('a throttled sign-in', () => {
  it('is not counted: repeating it does not extend the wait, in this window or the next', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const address = '198.51.100.50'
    for (let guess = 0; guess < signInGuesses.pair.max; guess++) await signIn(email, 'wrong', address)
    const stored = () =>
      world.database.query({
        text: `select "key", "startedAt", "count", "before" from "throttles" order by "key"`,
      })
    const waitNow = async () => Number((await signIn(email, 'wrong', address)).headers.get('retry-after'))
    const [first, counted] = [await waitNow(), await stored()]
    for (let again = 0; again < 12; again++) expect(await waitNow()).toBeLessThanOrEqual(first)
    expect(await stored(), 'no limit has counted it').toEqual(counted)
    await world.database.query({
      text: `update "throttles" set "startedAt" = "startedAt" - $1::int where "key" like 'login pair %'`,
      values: [signInGuesses.pair.seconds],
    })
    let wait = 0
    while (wait === 0) wait = await waitNow()
    for (let again = 0; again < 12; again++) expect(await waitNow()).toBeLessThanOrEqual(wait)
  })

  it('has a Retry-After after which one more attempt fits the limit', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const address = '198.51.100.51'
    for (let guess = 0; guess < signInGuesses.pair.max; guess++) await signIn(email, 'wrong', address)
    const wait = Number((await signIn(email, 'wrong', address)).headers.get('retry-after'))
    const seconds = signInGuesses.pair.seconds
    const [now] = await world.database.query<{ elapsed: number }>({
      text: 'select (extract(epoch from now())::float8 / $1::int - floor(extract(epoch from now()) / $1::int)::float8) * $1::int as "elapsed"',
      values: [seconds],
    })
    // The share of the previous window that still counts after the wait, plus one attempt.
    const passed = ((now?.elapsed ?? 0) + wait) / seconds - 1
    expect(signInGuesses.pair.max * (1 - passed) + 1).toBeLessThanOrEqual(signInGuesses.pair.max + 0.02)
  })
})

it('reset and resend mails are limited to one per minute and address, also for ten simultaneous requests', async () => {
  const { email } = newcomer()
  const ask = (path: string) => next().post(`/api/account/${path}`, { email }, from('198.51.100.12'))
  expect([(await ask('reset-password')).status, (await ask('reset-password')).status]).toEqual([204, 429])
  expect([(await ask('resend-code')).status, (await ask('resend-code')).status]).toEqual([204, 429])
  await forgetAttempts(world)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('reset-password')))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
})

it('a sliding window counts the attempts of the previous window in proportion', async () => {
  const { email } = await register(world)
  const shift = (seconds: number) =>
    world.database.query({
      text: `update "throttles" set "startedAt" = "startedAt" - $1::int`,
      values: [seconds],
    })
  let [began, ended, accepted] = [0, 1, 0]
  // Repeats if a window ended meanwhile: the attempts would no longer be in the previous window.
  while (Math.floor(began) !== Math.floor(ended)) {
    await forgetAttempts(world)
    began = await windows()
    for (let guess = 0; guess < 10; guess++) await signIn(email, 'wrong', '198.51.100.13')
    await shift(signInGuesses.pair.seconds)
    accepted = await countAccepted(email)
    ended = await windows()
  }
  const elapsed = ended % 1
  expect(accepted).toBeGreaterThanOrEqual(Math.floor(10 * elapsed) - 1)
  expect(accepted).toBeLessThanOrEqual(Math.ceil(10 * elapsed) + 1)
  await shift(2 * signInGuesses.pair.seconds)
  expect(titleOf(await signIn(email, 'wrong', '198.51.100.13'))).toBe('credentials')
})

it('an attempt that comes after one of the next window is counted in that window', async () => {
  const { email } = await register(world)
  await forgetAttempts(world)
  const attempts = signInGuesses.pair.max
  for (let guess = 0; guess < attempts; guess++) await signIn(email, 'wrong', '198.51.100.14')
  await world.database.query({
    text: `update "throttles" set "startedAt" = "startedAt" + $1::int`,
    values: [signInGuesses.pair.seconds],
  })
  expect(titleOf(await signIn(email, 'wrong', '198.51.100.14'))).toBe('throttled')
})

/** The number of windows since 1970; the fraction is the elapsed part of the current one. */
async function windows(): Promise<number> {
  const [row] = await world.database.query<{ count: number }>({
    text: 'select extract(epoch from now())::float8 / $1::float8 as "count"',
    values: [signInGuesses.pair.seconds],
  })
  return row?.count ?? 0
}

async function countAccepted(email: string): Promise<number> {
  let accepted = 0
  for (let guess = 0; guess < 12; guess++)
    if (titleOf(await signIn(email, 'wrong', '198.51.100.13')) === 'credentials') accepted++
  return accepted
}
