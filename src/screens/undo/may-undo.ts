import type { AnyResource } from '#define'
import { isFinal, verbsOf } from '#define/reading'
import type { Row } from '#providers/data/answers'

/** Changes that only those undo who may still change the record. */
const isPlainChange = (resource: AnyResource, operation: string): boolean =>
  operation === 'update' || !verbsOf(resource).includes(operation)

/**
 * Whether the server undoes the last change of a record for whoever made it. A move undoes only what is not final; a
 * plain change only while the record may be changed.
 * @param row the record as the change has left it, or as it was where it is deleted.
 */
export function mayUndo(resource: AnyResource, row: Pick<Row, '_can'>, operation: string): boolean {
  if (isFinal(resource, operation)) return false
  return !isPlainChange(resource, operation) || row._can.includes('update')
}
