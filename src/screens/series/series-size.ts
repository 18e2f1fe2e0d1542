import type { Recurring } from '#define'

/** The size of a series: a number, endless, or the occurrences until an end date. */
export type DeclaredSize = number | 'endless' | 'until'

/** The size of a series as its rule declares it with COUNT or UNTIL (RFC 5545). */
export function declaredSize({ recurrence }: Pick<Recurring, 'recurrence'>): DeclaredSize {
  const count = /(?:^|[;:])COUNT=(\d+)/i.exec(recurrence)?.[1]
  if (count !== undefined) return Number(count)
  return /(?:^|[;:])UNTIL=/i.test(recurrence) ? 'until' : 'endless'
}
