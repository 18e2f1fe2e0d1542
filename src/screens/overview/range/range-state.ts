import { comparisons, type Comparison } from '#define/overview/overview'

/** What all tiles of an overview show, kept in the URL. */
export interface RangeState {
  /** Days in the form 'YYYY-MM-DD', both included. */
  readonly from: string
  readonly to: string
  readonly compare: Comparison
  /** If undefined, the server chooses the currency used most. */
  readonly currency: string | undefined
}

export const presets = { week: 7, month: 30, quarter: 90, year: 365 } as const
export type Preset = keyof typeof presets
const defaults: Preset = 'month'

const day = /^\d{4}-\d\d-\d\d$/

/** Adds a number of days to a calendar day. */
const moved = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The days of a preset, which ends today. */
export const daysOf = (preset: Preset, today: string) => ({
  from: moved(today, 1 - presets[preset]),
  to: today,
})

/** The preset with these days; undefined for a custom range. */
export const presetOf = ({ from, to }: Pick<RangeState, 'from' | 'to'>, today: string): Preset | undefined =>
  (Object.keys(presets) as Preset[]).find((preset) => to === today && daysOf(preset, today).from === from)

/** Parses the URL's query; missing or invalid values fall back to the defaults, such as the last thirty days. */
export function readRange(query: URLSearchParams, today: string): RangeState {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const isGiven = day.test(from) && day.test(to) && from <= to
  const compare = comparisons.find((item) => item === query.get('compare')) ?? 'previous'
  const currency = query.get('currency') ?? ''
  return {
    ...(isGiven ? { from, to } : daysOf(defaults, today)),
    compare,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  }
}

/** Writes the state into the URL's query; default values are left out. */
export function writeRange(state: RangeState, today: string, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before)
  const setParameter = (name: string, value: string | undefined) =>
    value === undefined ? query.delete(name) : query.set(name, value)
  const isDefault = presetOf(state, today) === defaults
  setParameter('from', isDefault ? undefined : state.from)
  setParameter('to', isDefault ? undefined : state.to)
  setParameter('compare', state.compare === 'previous' ? undefined : state.compare)
  setParameter('currency', state.currency)
  return query
}
