import type { Kind } from '#define/kinds'

/** The kinds whose values mean nothing without a label: '3', 'Yes'. */
const bare: ReadonlySet<Kind> = new Set<Kind>(['integer', 'decimal', 'boolean'])

/** The kinds whose values are understood, but not which of several fields of their kind they belong to. */
const ambiguous: ReadonlySet<Kind> = new Set<Kind>(['date', 'datetime', 'text'])

/**
 * Whether a value is shown with its label. On a card, which shows the columns that its user has chosen, an ambiguous
 * value has one too. The fields in the line of a tile are chosen for that tile, whose title says what they are.
 */
export const isLabelled = (kind: Kind, shownIn: 'card' | 'line'): boolean =>
  bare.has(kind) || (shownIn === 'card' && ambiguous.has(kind))
