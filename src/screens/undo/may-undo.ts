import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { isFinal, verbsOf } from '#define/reading'
import type { Row } from '#providers/data/answers'

/** Changes that only users who may still update the record can undo. */
const isPlainChange = (resource: AnyResource, operation: string): boolean =>
  operation === 'update' || !verbsOf(resource).includes(operation)

/**
 * Whether the server undoes the last change of a record for the user who made it. A move can be undone unless it is
 * final, a plain change only if the user may update the record.
 * @param row the record after the change, or before it if it was deleted
 */
export function mayUndo(resource: AnyResource, row: Pick<Row, '_can'>, operation: string): boolean {
  if (isFinal(resource, operation)) return false
  return !isPlainChange(resource, operation) || canOnRow(row, 'update')
}
