import { RRuleTemporal } from 'rrule-temporal'
import { ruleOptions, type Recurring } from '#define'
import { iso } from './local-time'

/** A series of events: its rule, and the exceptions to it. All instants are in ISO 8601. */
export interface Series extends Recurring {
  /** Starts of the rule at which nothing happens (EXDATE), or at which a record replaces the event. */
  readonly excluded: readonly string[]
  /** Further starts (RDATE). */
  readonly added: readonly string[]
}

/** The rule of a series as the library reads it. */
export const ruleOf = (recurring: Recurring) => new RRuleTemporal(ruleOptions(recurring))

const parsed = (instants: readonly string[]): number[] => instants.map((instant) => Date.parse(instant))
const millisecondsOf = ({ epochMilliseconds }: { readonly epochMilliseconds: number }) => epochMilliseconds

/** The starts by the rule alone, in a range of milliseconds with both ends. */
export const ruleStarts = (recurring: Recurring, from: number, until: number): number[] =>
  until < from
    ? []
    : ruleOf(recurring)
        .between(new Date(from), new Date(until), true)
        .map((start) => millisecondsOf(start as never))

/** The starts of a series in a range of milliseconds with both ends, in their order. */
export function startsBetween(series: Series, from: number, until: number): string[] {
  const excluded = new Set(parsed(series.excluded))
  const added = parsed(series.added).filter((start) => start >= from && start <= until)
  const starts = new Set([...ruleStarts(series, from, until), ...added])
  return [...starts]
    .filter((start) => !excluded.has(start))
    .toSorted((start, other) => start - other)
    .map(iso)
}

/** Whether a series has an event that starts at an instant. */
export const isStart = (series: Series, instant: string): boolean =>
  startsBetween(series, Date.parse(instant), Date.parse(instant)).length > 0

/** The first event of a series; undefined if all are excluded. */
export const firstStart = (series: Series): string | undefined => startFrom(series, -Infinity)

/** The first event of a series from an instant on, in milliseconds; undefined if there is none. */
export function startFrom(series: Series, from: number): string | undefined {
  const excluded = new Set(parsed(series.excluded))
  const [added] = parsed(series.added)
    .filter((start) => start >= from && !excluded.has(start))
    .toSorted((start, other) => start - other)
  const byRule = nextByRule(series, Math.max(from, Date.parse(series.start)), excluded)
  const first = Math.min(byRule ?? Infinity, added ?? Infinity)
  return first === Infinity ? undefined : iso(first)
}

/** The first start by the rule from an instant on that is not excluded. */
export function nextByRule(
  recurring: Recurring,
  from: number,
  excluded: ReadonlySet<number> = new Set(),
): number | undefined {
  const rule = ruleOf(recurring)
  let next = rule.next(new Date(from), true)
  while (next && excluded.has(millisecondsOf(next as never)))
    next = rule.next(new Date(millisecondsOf(next as never)), false)
  return next ? millisecondsOf(next as never) : undefined
}

/** The last start by the rule before an instant. */
export function lastByRule(recurring: Recurring, before: number): number | undefined {
  const last = ruleOf(recurring).previous(new Date(before), false)
  return last ? millisecondsOf(last as never) : undefined
}

/** Whether a rule is valid and has an event. */
export function happens(recurring: Recurring): boolean {
  try {
    return new RRuleTemporal({ ...ruleOptions(recurring), strict: true }).next(new Date(0)) !== null
  } catch {
    return false
  }
}
