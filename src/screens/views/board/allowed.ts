import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import { isWritable } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { recordVerbs, type RecordVerb } from '#screens/moves/record-verbs'

/** Into which columns a card may go, and by which verb where it goes there by one. */
export interface DropTargets {
  readonly leadsTo: (column: string) => boolean
  readonly verbTo: (column: string) => RecordVerb | undefined
  /** Whether cards stand in an order of their own, in which this one may be put elsewhere. */
  readonly isRanked: boolean
}

/** What the signed-in person may do with a card on its board, as the record itself says. */
export function dropTargetsOf(resource: AnyResource, role: Role, row: Row): DropTargets {
  const { by = '', rank } = resource.views?.board ?? {}
  const field = resource.fields[by]
  if (field?.kind !== 'state') {
    const isRanked = rank !== undefined && row._can.includes('update')
    const isFree = row._can.includes('update') && field !== undefined && isWritable(field, role)
    return { leadsTo: () => isFree, verbTo: () => undefined, isRanked }
  }
  const verbTo = (column: string) =>
    recordVerbs(resource, row).find(
      (verb) => verb.kind === 'move' && verb.move.field === by && verb.move.move.to === column,
    )
  return { leadsTo: (column) => verbTo(column) !== undefined, verbTo, isRanked: false }
}
