import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { codeGuesses, signInGuesses } from '#server/features/limits/limits'
import { openDatabase } from '#server/db/open'
import type { OpenDatabase } from '#server/db/open-database'
import { forgetAttempts, password, register } from '../support/worlds/accounts'
import { clientOf, type Answer, type Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { codeTo } from '../support/mail/mails'
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

describe('a browser that has signed in to an account', () => {
  const cookieOf = (answer: Answer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const signInWith = (cookie: string, email: string, given: string, address: string) =>
    next().post('/api/account/login', { email, password: given }, { ...from(address), cookie })

  it('has a cookie that scripts cannot read, and is not locked out by attempts of others', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const first = await signIn(email, password, '192.0.2.40')
    expect(first.headers.get('set-cookie')).toMatch(
      /^corridor_device_[0-9a-f]{12}=[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/api\/account; HttpOnly; SameSite=Strict$/,
    )
    const cookie = cookieOf(first)
    for (let guess = 0; guess < signInGuesses.pair.max + 2; guess++)
      await signIn(email, 'wrong', '198.51.100.41')
    expect(titleOf(await signIn(email, password, '198.51.100.41')), 'behind the same address').toBe(
      'throttled',
    )
    expect((await signInWith(cookie, email, password, '198.51.100.41')).status).toBe(200)
    for (let guess = 0; guess < signInGuesses.account.max + 2; guess++)
      await signIn(email, 'wrong', `198.51.${guess}.42`)
    expect(titleOf(await signIn(email, password, '198.51.200.42'))).toBe('throttled')
    expect((await signInWith(cookie, email, password, '198.51.200.42')).status).toBe(200)
  })

  it('has ten attempts of its own, and none for another account or with a forged cookie', async () => {
    const [item, other] = [await register(world), await register(world)]
    await forgetAttempts(world)
    const cookie = cookieOf(await signIn(item.email, password, '192.0.2.43'))
    const titles: (string | undefined)[] = []
    for (let guess = 0; guess < signInGuesses.device.max + 3; guess++)
      titles.push(titleOf(await signInWith(cookie, item.email, 'wrong', `198.51.${guess}.43`)))
    expect(titles.filter((title) => title === 'credentials')).toHaveLength(signInGuesses.device.max)
    expect((await signIn(item.email, password, '192.0.2.44')).status, 'others are not counted with it').toBe(
      200,
    )
    for (const forged of [cookie, cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
      for (let guess = 0; guess < signInGuesses.pair.max + 1; guess++)
        await signInWith(forged, other.email, 'wrong', '198.51.100.45')
    expect(titleOf(await signInWith(cookie, other.email, password, '198.51.100.45'))).toBe('throttled')
  })
})

describe('behind a proxy with TRUST_PROXY=0', () => {
  const warnings: string[] = []
  let server: ServerApp
  beforeAll(async () => {
    server = await createApp({ database: world.database, warn: (line) => warnings.push(line) })
  })
  afterAll(() => server.close())
  const through = (proxy: string, client: string | undefined, email: string, given: string) =>
    server.fetch(
      new Request('http://corridor.test/api/account/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(client ? from(client) : {}) },
        body: JSON.stringify({ email, password: given }),
      }),
      { incoming: { socket: { remoteAddress: proxy } } },
    )

  it('attempts of one client do not lock out another, and the server logs one warning', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    for (let guess = 0; guess < signInGuesses.pair.max + 3; guess++)
      await through('172.17.0.1', '198.51.100.60', email, 'wrong')
    expect((await through('172.17.0.1', '198.51.100.60', email, password)).status).toBe(429)
    expect((await through('172.17.0.1', '203.0.113.60', email, password)).status).toBe(200)
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
  })

  it('X-Forwarded-For from an internet client is ignored', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    for (let guess = 0; guess < signInGuesses.pair.max; guess++)
      await through('198.51.100.61', `203.0.113.${guess}`, email, 'wrong')
    expect((await through('198.51.100.61', '203.0.113.200', email, password)).status).toBe(429)
  })

  it('guessing one account is limited, however many clients the proxy names', async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    for (let guess = 0; guess < signInGuesses.account.max; guess++)
      await through('127.0.0.1', `198.51.${guess}.62`, email, 'wrong')
    expect((await through('127.0.0.1', '198.51.200.62', email, 'wrong')).status).toBe(429)
  })
})

describe('guessing a code', () => {
  const reset = (given: object, address: string, cookie = '') =>
    next().post('/api/account/new-password', given, { ...from(address), cookie })
  const requests = async () => {
    const { email } = await register(world)
    await forgetAttempts(world)
    const signedIn = await signIn(email, password, '192.0.2.70')
    await world.anonymous.post('/api/account/reset-password', { email })
    const code = await codeTo(world, email)
    const wrong = code === '000000' ? '111111' : '000000'
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    return { email, code, wrong, cookie, password: 'a quiet new meadow' }
  }

  it('fifteen times from one address does not block a reset by its owner from another', async () => {
    const { email, code, wrong, password: chosen } = await requests()
    const titles: (string | undefined)[] = []
    for (let guess = 0; guess < 15; guess++)
      titles.push(titleOf(await reset({ email, code: wrong, password: chosen }, '198.51.100.71')))
    expect(titles.filter((title) => title === 'code')).toHaveLength(codeGuesses.pair.max)
    expect(titles.at(-1)).toBe('throttled')
    const answer = await reset({ email, code, password: chosen }, '192.0.2.72')
    expect(answer.status, answer.text).toBe(200)
  })

  it('from many addresses invalidates the code, except for the browser of its owner', async () => {
    const { email, code, wrong, cookie, password: chosen } = await requests()
    for (let guess = 0; guess < 14; guess++)
      await reset({ email, code: wrong, password: chosen }, `198.51.${guess}.73`)
    expect(titleOf(await reset({ email, code, password: chosen }, '192.0.2.74'))).toBe('code')
    const answer = await reset({ email, code, password: chosen }, '192.0.2.74', cookie)
    expect(answer.status, answer.text).toBe(200)
  })

  it('of many accounts from one address does not lock out others behind it', async () => {
    const { email, code, password: chosen } = await requests()
    for (let guess = 0; guess < codeGuesses.client.max + 5; guess++)
      await next().post(
        '/api/account/verify',
        { email: `victim${guess}@people.example`, code: '000000' },
        from('198.51.100.75'),
      )
    const answer = await reset({ email, code, password: chosen }, '198.51.100.75')
    expect(answer.status, answer.text).toBe(200)
  })
})

it('reset codes requested by others do not use up those for the user’s own browser', async () => {
  const { email } = await register(world)
  await forgetAttempts(world)
  const signedIn = await signIn(email, password, '192.0.2.80')
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const ask = (headers: Record<string, string>) =>
    next().post('/api/account/reset-password', { email }, headers)
  expect((await ask(from('198.51.100.81'))).status).toBe(204)
  expect((await ask(from('198.51.100.82'))).status).toBe(429)
  expect((await ask({ ...from('192.0.2.80'), cookie })).status).toBe(204)
  expect((await ask({ ...from('192.0.2.80'), cookie })).status, 'once a minute').toBe(429)
})
