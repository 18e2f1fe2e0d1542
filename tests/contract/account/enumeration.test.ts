import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetAttempts, newcomer, register } from '../support/worlds/accounts'
import type { Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let known: string
beforeAll(async () => {
  world = await createWorld(corridor)
  known = (await register(world)).email
})
afterAll(() => world.close())

let strangers = 0
const stranger = () => `stranger${++strangers}@people.example`

interface Call {
  readonly name: string
  /** What the caller has requested before about the same address. */
  readonly prepare?: (email: string) => Promise<Answer>
  readonly ask: (email: string) => Promise<Answer>
}
/** Not the password of the existing account. */
const guess = 'words of somebody else'
const post = (path: string, body: object) => world.anonymous.post(`/api/account/${path}`, body)
const calls: readonly Call[] = [
  { name: 'login', ask: (email) => post('login', { email, password: 'not the password' }) },
  {
    name: 'login with what one has registered with',
    prepare: (email) => post('register', { ...newcomer(), email, password: guess }),
    ask: (email) => post('login', { email, password: guess }),
  },
  { name: 'register', ask: (email) => post('register', { ...newcomer(), email }) },
  { name: 'reset-password', ask: (email) => post('reset-password', { email }) },
  { name: 'resend-code', ask: (email) => post('resend-code', { email }) },
  { name: 'verify', ask: (email) => post('verify', { email, code: '123456' }) },
  {
    name: 'new-password',
    ask: (email) => post('new-password', { email, code: '123456', password: 'other words' }),
  },
]

/** The response without the values that differ in every response. */
function received({ status, headers, text }: Answer, email: string) {
  const body = text
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[\w-]+\.[\w-]+\.[\w-]{20,}/g, 'TOKEN')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  return { status, headers: Object.fromEntries(headers), body }
}

describe.each(calls)('$name', ({ ask, prepare }) => {
  it('gives the same response for an address with an account and for one without', async () => {
    await forgetAttempts(world)
    const unknown = stranger()
    for (const email of [known, unknown]) await prepare?.(email)
    const [item, other] = [await ask(known), await ask(unknown)]
    expect(received(item, known)).toEqual(received(other, unknown))
    const length = ({ text }: Answer, email: string) => text.replaceAll(email, '').length
    expect(length(item, known)).toBe(length(other, unknown))
  })

  it('writes as many rows for an address with an account as for one without', async () => {
    await forgetAttempts(world)
    const counts = async () =>
      (
        await world.database.query<{ rows: string }>({
          text: `select concat_ws(' ', (select count(*) from "registrations"), (select count(*) from "outbox"),
            (select count(*) from "throttles"), (select count(*) from "changes"), (select count(*) from "sessions")) as "rows"`,
        })
      )[0]?.rows
        .split(' ')
        .map(Number) ?? []
    const grown = async (email: string) => {
      await prepare?.(email)
      await forgetAttempts(world)
      const before = await counts()
      await ask(email)
      return (await counts()).map((count, index) => count - (before[index] ?? 0))
    }
    expect(await grown(known)).toEqual(await grown(stranger()))
  })

  it('takes as long for an address with an account as for one without', async () => {
    const took: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    // The order alternates so that other load on the machine slows both alike.
    for (let round = 0; round < 32; round++)
      for (const side of round % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const email = side === 'known' ? known : stranger()
        await prepare?.(email)
        await forgetAttempts(world)
        const start = performance.now()
        await ask(email)
        took[side].push(performance.now() - start)
      }
    const [item, other] = [middle(took.known), middle(took.unknown)]
    // Hashing a password takes ten times as long as a database query: without it the difference would be far larger.
    expect(Math.abs(item - other), `${item.toFixed(1)} ms and ${other.toFixed(1)} ms`).toBeLessThan(
      3 + 0.4 * Math.min(item, other),
    )
  })
})

/** The mean of the fastest quarter: disturbances only make a run longer, never shorter. */
function middle(times: readonly number[]): number {
  const fast = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 4))
  return fast.reduce((sum, time) => sum + time, 0) / fast.length
}
