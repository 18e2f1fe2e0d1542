import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import { isWritable } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { recordVerbs, type RecordVerb } from '#screens/moves/record-verbs'

/** The columns into which a card may be moved, and the verb if a move is needed. */
export interface DropTargets {
  readonly leadsTo: (column: string) => boolean
  readonly verbTo: (column: string) => RecordVerb | undefined
  /** Whether cards have a rank, so that this one can be reordered. */
  readonly isRanked: boolean
}

/** What the signed-in user may do with a card on its board, by the permissions in the record. */
export function dropTargetsOf(resource: AnyResource, role: Role, row: Row): DropTargets {
  const { by = '', rank } = resource.views?.board ?? {}
  const field = resource.fields[by]
  if (field?.kind !== 'state') {
    const isRanked = rank !== undefined && canOnRow(row, 'update')
    const isFree = canOnRow(row, 'update') && field !== undefined && isWritable(field, role)
    return { leadsTo: () => isFree, verbTo: () => undefined, isRanked }
  }
  const verbTo = (column: string) =>
    recordVerbs(resource, row).find(
      (verb) => verb.kind === 'move' && verb.move.field === by && verb.move.move.to === column,
    )
  return { leadsTo: (column) => verbTo(column) !== undefined, verbTo, isRanked: false }
}
