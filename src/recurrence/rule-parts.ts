/** The parts of a recurrence rule (RFC 5545) by their names, in their order. */
export type RuleParts = ReadonlyMap<string, string>

/** Reads the parts of a rule. */
export function partsOf(rule: string): RuleParts {
  const parts = rule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]))
}

/** Writes a rule from its parts. */
export const ruleFrom = (parts: RuleParts): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';')

/** The rule with other values of some parts; undefined removes a part. */
export function withParts(rule: string, changed: Readonly<Record<string, string | undefined>>): string {
  const parts = new Map(partsOf(rule))
  for (const [name, value] of Object.entries(changed))
    if (value === undefined) parts.delete(name)
    else parts.set(name, value)
  return ruleFrom(parts)
}

/** The number of occurrences that a rule declares. */
export function countOf(rule: string): number | undefined {
  const count = partsOf(rule).get('COUNT')
  return count === undefined ? undefined : Number(count)
}

/** An instant as rules write it: '20270303T225959Z'. */
export const compactInstant = (instant: string): string =>
  instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** The instant of the end of a rule in ISO 8601; an end without a time is the end of that day. */
export function untilOf(rule: string): string | undefined {
  const until = partsOf(rule).get('UNTIL')
  const [, year, month, day, hour = '23', minute = '59', second = '59'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(until ?? '') ?? []
  return year && `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}
