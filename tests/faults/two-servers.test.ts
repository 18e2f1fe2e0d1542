import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeGuesses, signInGuesses } from '#server/features/limits/limits'
import { startPostgres } from '../support/postgres'
import { startServer, type TestServer } from '../support/server'

const postgres = await startPostgres()
const atOnce = <Answer>(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

describe.skipIf(!postgres)('two server processes on one PostgreSQL', () => {
  const servers: TestServer[] = []
  const email = 'guessed@people.example'
  const password = 'a long secret 1'
  let turn = 0

  beforeAll(async () => {
    const env = { DATABASE_URL: postgres?.url ?? '', TRUST_PROXY: '1' }
    servers.push(await startServer({ env }), await startServer({ env }))
    const person = { email, password, firstName: 'A', lastName: 'B' }
    await call('register', person)
    const { status } = await call('verify', { email, code: await printedCode() })
    if (status !== 200) throw new Error(`There is no account to guess at: ${status}`)
    // Opens the connections of many simultaneous calls: on a busy machine this takes longer than a call may wait.
    await atOnce(20, () => call('verify', { email: 'nobody@people.example', code: '000000' }, '203.0.113.1'))
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await postgres?.stop()
  })

  /** Calls the servers alternately, as one client. */
  async function call(path: string, body: object, address = '198.51.100.7') {
    const server = servers[turn++ % servers.length] as TestServer
    const answer = await fetch(`${server.url}/api/account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    const { title } = (text === '' ? {} : JSON.parse(text)) as { title?: string }
    return { status: answer.status, title }
  }

  /** The newest code that either server has logged. */
  async function printedCode(before?: string): Promise<string> {
    const codes = () =>
      servers.flatMap(({ output }) =>
        [...output().matchAll(/Mail to guessed@\S+: (\d{6}) is/g)].map(([, code]) => code),
      )
    await vi.waitUntil(() => codes().some((code) => code !== before), { timeout: 15_000 })
    return codes().find((code) => code !== before) ?? ''
  }

  test('rate limit: one client has ten sign-in attempts across both servers', async () => {
    const titles: (string | undefined)[] = []
    for (let guess = 0; guess < 16; guess++)
      titles.push((await call('login', { email, password: `wrong ${guess}` })).title)
    expect(titles.filter((title) => title === 'credentials')).toHaveLength(signInGuesses.pair.max)
    expect(titles.filter((title) => title === 'throttled')).toHaveLength(6)
    expect((await call('login', { email, password }, '192.0.2.1')).status).toBe(200)
  })

  test('rate limit: ten of twenty simultaneous sign-in attempts are checked', async () => {
    const answers = await atOnce(20, (index) =>
      call('login', { email, password: `wrong ${index}` }, '198.51.100.8'),
    )
    expect(answers.filter(({ title }) => title === 'credentials')).toHaveLength(signInGuesses.pair.max)
  })

  test('rate limit: six wrong codes from one address are checked across both servers', async () => {
    const before = await printedCode()
    expect((await call('reset-password', { email })).status).toBe(204)
    const code = await printedCode(before)
    const wrong = code === '000000' ? '000001' : '000000'
    const enter = (given: string) =>
      call('new-password', { email, code: given, password: 'entirely other words' })
    const answers = await atOnce(8, () => enter(wrong))
    const titled = (wanted: string) => answers.filter(({ title }) => title === wanted).length
    expect([titled('code'), titled('throttled')]).toEqual([codeGuesses.pair.max, 8 - codeGuesses.pair.max])
    expect((await enter(code)).title).toBe('throttled')
    expect((await call('login', { email, password }, '192.0.2.1')).status).toBe(200)
  })
})
