import type { Line } from '#define/overview/overview'

/** A line that has something to show as a part of a whole. */
export type FilledLine = Line & { readonly total: number }

export const isFilled = (line: Line): line is FilledLine => line.total !== null && line.total > 0

/** The values without the gaps, such as an average of a month without data. */
export const withoutGaps = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

export const largestOf = (values: readonly (number | null)[]): number => Math.max(0, ...withoutGaps(values))

export const sumOf = (values: readonly (number | null)[]): number =>
  withoutGaps(values).reduce((sum, value) => sum + value, 0)
