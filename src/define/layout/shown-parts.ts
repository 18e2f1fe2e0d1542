import type { AnyResource } from '../any-resource'

/** A record as it was read; what its reader may not read is not in it. */
type Values = Readonly<Record<string, unknown>>

/** Whether a record has the values of a condition. */
export const matchesWhere = (where: Values | undefined, row: Values): boolean =>
  Object.entries(where ?? {}).every(([name, value]) =>
    Array.isArray(value) ? value.includes(row[name]) : row[name] === value,
  )

/** The parts of a calculation that have a value, without those that are zero between the first and the last. */
export const countedTotals = (row: Values, names: readonly string[]): readonly string[] =>
  names.filter((name, index) => {
    const value = row[name]
    const isEnd = index === 0 || index === names.length - 1
    return value !== undefined && value !== null && (isEnd || value !== 0)
  })

/** Whether the page of a record shows a field, by the `shownWith` of its layout. */
export function isShownWith({ layout }: Pick<AnyResource, 'layout'>, name: string, row: Values): boolean {
  const other = layout?.shownWith?.[name]
  return other === undefined || Boolean(row[other])
}
