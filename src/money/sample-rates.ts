/** The date of the sample rates, which is shown along with them. */
export const ratesOf = '2026-10-30'

/** The value of one unit in euros. */
const inEuros: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 0.9142,
  GBP: 1.1587,
  CNY: 0.1283,
  JPY: 0.006_12,
  CHF: 1.0614,
  SGD: 0.7021,
  HKD: 0.1174,
  AUD: 0.6018,
  CAD: 0.6537,
  NZD: 0.5316,
  SEK: 0.0913,
  NOK: 0.0857,
  KRW: 0.000_668,
  KWD: 2.9788,
}

/** The currencies that have a sample rate, by their ISO 4217 codes. */
export const sampledCurrencies: readonly string[] = Object.keys(inEuros)

/** The sample rate between two currencies; undefined if one of them has none. */
export function sampleRate(from: string, to: string): number | undefined {
  const [item, other] = [valueOf(from), valueOf(to)]
  return item === undefined || other === undefined ? undefined : Number((item / other).toPrecision(6))
}

const valueOf = (currency: string): number | undefined =>
  Object.hasOwn(inEuros, currency) ? inEuros[currency] : undefined
