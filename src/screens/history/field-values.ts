import type { Change } from './use-history'

/** A value that a field had, and the change that set it. */
export interface FieldPast {
  readonly key: string
  readonly change: Change
  /** Which side of the change has the value: 'before' for the value that the oldest known change replaced. */
  readonly side: 'before' | 'after'
}

/** The values of a field by its changes, newest first; with `isWhole` also the value before the oldest of them. */
export function fieldValuesOf(changes: readonly Change[], isWhole: boolean): FieldPast[] {
  const values = changes.map((change): FieldPast => ({ key: String(change.id), change, side: 'after' }))
  const oldest = changes.at(-1)
  return isWhole && oldest && oldest.before !== null
    ? [...values, { key: 'before', change: oldest, side: 'before' }]
    : values
}
