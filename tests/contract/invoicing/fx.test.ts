import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#server/features/limits/limits'
import { forgetAttempts } from '../support/worlds/accounts'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createWorld, warmUp, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const get = (call: string, requested: Record<string, string> = {}) =>
  world.anonymous.get(`/api/fx/${call}?${new URLSearchParams(requested)}`)
const requests = { pair: 'EUR/USD', amount: '100000' }

describe('exchange rates', () => {
  it('are public, marked as samples, with their date', async () => {
    const { status, body } = await get('rates')
    expect(status).toBe(200)
    expect(body).toMatchObject({ sample: true, asOf: '2026-10-30', base: 'EUR' })
    const { rates } = body as { rates: readonly object[] }
    expect(rates).toContainEqual({ currency: 'USD', digits: 2, rate: 1.09385 })
    expect(rates).toContainEqual({ currency: 'JPY', digits: 0, rate: 163.399 })
    expect(rates).toContainEqual({ currency: 'KWD', digits: 3, rate: 0.335706 })
  })

  it('are relative to the requested base currency', async () => {
    const { body } = await get('rates', { base: 'jpy' })
    expect(body).toMatchObject({ base: 'JPY' })
    expect((body as { rates: unknown[] }).rates).toContainEqual({ currency: 'EUR', digits: 2, rate: 0.00612 })
  })

  it('of an unsupported base are rejected with a message that lists the supported currencies', async () => {
    expect(errorsOf(await get('rates', { base: 'BRL' }))['base']?.[0]).toMatch(/EUR, USD, GBP/)
    expect(errorsOf(await get('rates', { base: 'euro' }))).toHaveProperty('base')
  })
})

describe('an exchange rate quote', () => {
  it('FX quote validity is 1 minute to 24 hours, single or multi use', async () => {
    for (const [validity, use] of [
      [60, 'single'],
      [86_400, 'multi'],
    ] as const) {
      const { status, body } = await get('quote', { ...requests, validity: String(validity), use })
      expect(status).toBe(200)
      expect(body).toMatchObject({ rate: 1.09385, validity, use, sample: true, asOf: '2026-10-30' })
      const { quotedAt, expiresAt } = body as { quotedAt: string; expiresAt: string }
      expect(Date.parse(expiresAt) - Date.parse(quotedAt)).toBe(validity * 1000)
      expect(Math.abs(Date.parse(quotedAt) - Date.now())).toBeLessThan(60_000)
    }
    for (const validity of ['59', '86401', '-60', '1e3', '90.5', 'forever'])
      expect(errorsOf(await get('quote', { ...requests, validity })), validity).toHaveProperty('validity')
    expect(errorsOf(await get('quote', { ...requests, use: 'twice' }))).toHaveProperty('use')
  })

  it('fixes the amount that is sold or the amount that is bought', async () => {
    expect((await get('quote', requests)).body).toMatchObject({
      sell: { currency: 'EUR', amount: 100_000 },
      buy: { currency: 'USD', amount: 109_385 },
    })
    expect((await get('quote', { ...requests, side: 'buy' })).body).toMatchObject({
      sell: { currency: 'EUR', amount: 91_421 },
      buy: { currency: 'USD', amount: 100_000 },
    })
  })

  it('uses the smallest unit of each currency: one yen, a thousandth of a dinar', async () => {
    expect((await get('quote', { pair: 'EUR/JPY', amount: '10000' })).body).toMatchObject({
      buy: { currency: 'JPY', amount: 16_340 },
    })
    expect((await get('quote', { pair: 'jpykwd', amount: '16340' })).body).toMatchObject({
      pair: 'JPY/KWD',
      buy: { currency: 'KWD', amount: 33_571 },
    })
  })

  it.each([
    ['pair', { pair: 'EUR' }],
    ['pair', { pair: 'EUR/EUR' }],
    ['pair', { pair: 'EUR/XXX' }],
    ['pair', { pair: '../etc' }],
    ['pair', { pair: 'EUR/USDT' }],
    ['amount', { amount: '' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '12.5' }],
    ['amount', { amount: '0x10' }],
    ['amount', { amount: '1; drop table accounts' }],
    ['amount', { amount: '9007199254740993' }],
    ['amount', { amount: '9007199254740991', pair: 'GBP/JPY' }],
    ['amount', { amount: '1', pair: 'KRW/GBP' }],
    ['side', { side: 'both' }],
    ['margin', { margin: '1' }],
  ])('with an invalid %s is rejected at that field: %o', async (field, wrong) => {
    const answer = await get('quote', { ...requests, ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(Object.keys(errorsOf(answer))).toEqual([field])
  })

  it('gets 429 with Retry-After above the limit per client', async () => {
    const answers = await Promise.all(
      Array.from({ length: limits.quoteClient.max + 3 }, () => get('quote', requests)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.quoteClient.max)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
