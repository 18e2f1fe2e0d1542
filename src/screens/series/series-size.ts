import type { Recurring } from '#define'

/** How many occurrences a series has: a number, no end, or as many as there are until its last day. */
export type DeclaredSize = number | 'endless' | 'until'

/** What a rule says of its number of occurrences, by COUNT and UNTIL of RFC 5545. */
export function declaredSize({ recurrence }: Pick<Recurring, 'recurrence'>): DeclaredSize {
  const count = /(?:^|[;:])COUNT=(\d+)/i.exec(recurrence)?.[1]
  if (count !== undefined) return Number(count)
  return /(?:^|[;:])UNTIL=/i.test(recurrence) ? 'until' : 'endless'
}
