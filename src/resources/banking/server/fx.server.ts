import { clientKey } from '#server/features/auth/sessions/client'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { invalidField } from '#server/base/errors/problem'
import type { Handler, OwnRequest } from '#server/write/services/services'
import { minorDigits } from '#server/base/labels/money'
import { bought, sold, type Conversion } from '#money/exchange'
import type { fxCalls } from '../fx.wire'
import { ratesOf, sampledCurrencies, sampleRate } from '#money/sample-rates'

const sample = { sample: true, asOf: ratesOf } as const

/**
 * The sample rates of a currency in all others.
 * @throws Problem throttled; invalid if the base has no sample rate.
 */
export const rates: Handler<typeof fxCalls.rates> = async (request) => {
  await count(request)
  const base = sampled(request.input.base, 'base')
  const others = sampledCurrencies.filter((code) => code !== base)
  return {
    ...sample,
    base,
    rates: others.flatMap((code) => {
      const rate = sampleRate(base, code)
      return rate === undefined ? [] : [{ currency: code, digits: minorDigits(code), rate }]
    }),
  }
}

/**
 * A quote by the sample rates, with its expiry. Amounts are minor units of their currencies.
 * @throws Problem throttled; invalid if a currency has no sample rate, or the other amount is too small or too large.
 */
export const quote: Handler<typeof fxCalls.quote> = async (request) => {
  await count(request)
  const { pair, amount, side, validity, use } = request.input
  const [from, to] = currenciesOf(pair)
  const rate = sampleRate(from, to)
  if (rate === undefined) throw invalidField('pair', 'invalid')
  const conversion = { rate, sellDigits: minorDigits(from), buyDigits: minorDigits(to) }
  const [sell, buy] = amountsOf(amount, side, conversion)
  const quotedAt = Date.now()
  return {
    ...sample,
    pair: `${from}/${to}`,
    rate,
    sell: { currency: from, amount: sell },
    buy: { currency: to, amount: buy },
    use,
    validity,
    quotedAt: new Date(quotedAt).toISOString(),
    expiresAt: new Date(quotedAt + validity * 1000).toISOString(),
  }
}

const count = (request: OwnRequest): Promise<void> =>
  throttle(request.services, [[limits.quoteClient, clientKey(request)]])

function sampled(code: string, field: string): string {
  if (sampledCurrencies.includes(code)) return code
  throw invalidField(field, 'choice', { options: sampledCurrencies.join(', ') })
}

function currenciesOf(pair: string): readonly [from: string, to: string] {
  const [, from, to] = /^([A-Z]{3})\/?([A-Z]{3})$/.exec(pair.toUpperCase()) ?? []
  if (!from || !to) throw invalidField('pair', 'format.regex')
  if (from === to) throw invalidField('pair', 'twice')
  return [sampled(from, 'pair'), sampled(to, 'pair')]
}

/** The sold and the bought amount; one of them is the requested amount. */
function amountsOf(
  amount: number,
  side: 'sell' | 'buy',
  conversion: Conversion,
): readonly [sell: number, buy: number] {
  const other = side === 'sell' ? bought(amount, conversion) : sold(amount, conversion)
  if (other === undefined) throw invalidField('amount', 'max.int')
  if (other === 0) throw invalidField('amount', 'min.int')
  return side === 'sell' ? [amount, other] : [other, amount]
}
