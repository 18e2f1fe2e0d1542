import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '../../server/app'
import { limits } from '../../server/auth/limits'
import { openDatabase } from '../../server/db/open'
import type { OpenDatabase } from '../../server/db/open-database'
import { forgetAttempts, newcomer, password, register } from './support/accounts'
import { clientOf, type Answer, type Client } from './support/client'
import { corridor } from './support/declared'
import { createWorld, warmUp, type World } from './support/world'

let world: World
/** Two servers on one database, each with connections of its own where the engine has them. */
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
/** One of the servers, in turn. */
const next = (): Client => clientOf(servers[turn++ % 2] as ServerApp)
const from = (address: string) => ({ 'x-forwarded-for': address })
const signIn = (email: string, given: string, address: string) =>
  next().post('/api/account/login', { email, password: given }, from(address))

describe('guessing a password', () => {
  it('of one account from one address ends after ten tries, at both servers together', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const titles: (string | undefined)[] = []
    for (let guess = 0; guess < 14; guess++)
      titles.push(titleOf(await signIn(email, `wrong ${guess}`, '198.51.100.7')))
    expect(titles.filter((title) => title === 'credentials')).toHaveLength(limits.loginPair.most)
    expect(titles.slice(-4)).toEqual(Array(4).fill('throttled'))
    const refused = await signIn(email, password, '198.51.100.7')
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(limits.loginPair.seconds)
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

  it('by twenty at once is heard ten times', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => signIn(email, `wrong ${guess}`, '198.51.100.8')),
    )
    expect(answers.filter((answer) => titleOf(answer) === 'credentials')).toHaveLength(limits.loginPair.most)
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })

  it('from everywhere does not lock its owner out of where he has been before', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    expect((await signIn(email, password, '203.0.113.5')).status).toBe(200)
    for (let guess = 0; guess < limits.loginAccount.most + 5; guess++)
      await signIn(email, 'wrong', `198.51.${guess}.9`)
    expect(titleOf(await signIn(email, password, '198.51.200.1')), 'from a strange network').toBe('throttled')
    expect((await signIn(email, password, '203.0.113.77')).status, 'from his own').toBe(200)
    const unknown = 'nobody@people.example'
    for (let guess = 0; guess < limits.loginAccount.most + 5; guess++)
      await signIn(unknown, 'wrong', `198.51.${guess}.9`)
    expect(titleOf(await signIn(unknown, password, '203.0.113.77')), 'an account that is none').toBe(
      'throttled',
    )
  })

  it('of many accounts from one address ends too, and from one IPv6 network', async () => {
    const spray = async (address: (place: number) => string) => {
      await forgetAttempts(world)
      let heard = 0
      for (let place = 0; place < limits.loginClient.most + 6; place++)
        if (
          titleOf(await signIn(`victim${place}@people.example`, 'Summer2026', address(place))) ===
          'credentials'
        )
          heard++
      return heard
    }
    expect(await spray(() => '198.51.100.9')).toBe(limits.loginClient.most)
    expect(await spray((place) => `2001:db8:1:2::${place.toString(16)}`)).toBe(limits.loginClient.most)
  })

  it('is not hidden by what a client writes into X-Forwarded-For', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const answers: Answer[] = []
    for (let guess = 0; guess < 12; guess++)
      answers.push(await signIn(email, 'wrong', `10.0.0.${guess}, 172.16.0.${guess}, 198.51.100.10`))
    expect(titleOf(answers.at(-1) as Answer)).toBe('throttled')
  })

  it('does not count what was right', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    for (let time = 0; time < 15; time++)
      expect((await signIn(email, password, '198.51.100.11')).status).toBe(200)
  })
})

it('guessing codes ends after fifteen tries of an account, at both servers together', async () => {
  const { email } = newcomer()
  const titles: (string | undefined)[] = []
  for (let guess = 0; guess < 18; guess++)
    titles.push(
      titleOf(await next().post('/api/account/verify', { email, code: '000000' }, from(`198.51.${guess}.1`))),
    )
  expect(titles.filter((title) => title === 'code')).toHaveLength(limits.codeAccount.most)
  expect(titles.at(-1)).toBe('throttled')
})

it('mails to one address are asked for once a minute, and a few times an hour', async () => {
  const { email } = newcomer()
  const ask = (path: string) => next().post(`/api/account/${path}`, { email }, from('198.51.100.12'))
  expect([(await ask('reset-password')).status, (await ask('reset-password')).status]).toEqual([204, 429])
  expect([(await ask('resend-code')).status, (await ask('resend-code')).status]).toEqual([204, 429])
  await forgetAttempts(world)
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('reset-password')))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
})

it('a window slides: what was tried in the one before counts as far as it is not over', async () => {
  const { email } = await register(world)
  const shift = (seconds: number) =>
    world.database.query({
      text: `update "throttles" set "startedAt" = "startedAt" - $1::int`,
      values: [seconds],
    })
  let [began, ended, heard] = [0, 1, 0]
  // Once more where a window ends just now: it was about the one before then.
  while (Math.floor(began) !== Math.floor(ended)) {
    await forgetAttempts(world)
    began = await windows()
    for (let guess = 0; guess < 10; guess++) await signIn(email, 'wrong', '198.51.100.13')
    await shift(limits.loginPair.seconds)
    heard = await countHeard(email)
    ended = await windows()
  }
  const elapsed = ended % 1
  expect(heard).toBeGreaterThanOrEqual(Math.floor(10 * elapsed) - 1)
  expect(heard).toBeLessThanOrEqual(Math.ceil(10 * elapsed) + 1)
  await shift(2 * limits.loginPair.seconds)
  expect(titleOf(await signIn(email, 'wrong', '198.51.100.13'))).toBe('credentials')
})

/** How many windows there have been since 1970; what follows the point is of this one. */
async function windows(): Promise<number> {
  const [row] = await world.database.query<{ count: number }>({
    text: 'select extract(epoch from now())::float8 / $1::float8 as "count"',
    values: [limits.loginPair.seconds],
  })
  return row?.count ?? 0
}

async function countHeard(email: string): Promise<number> {
  let heard = 0
  for (let guess = 0; guess < 12; guess++)
    if (titleOf(await signIn(email, 'wrong', '198.51.100.13')) === 'credentials') heard++
  return heard
}
