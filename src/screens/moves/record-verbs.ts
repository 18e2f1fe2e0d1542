import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { startsFrom } from '#define/fields'
import type { AnyFields } from '#define/kinds'
import { actionsOf, movesOf, type NamedMove } from '#define/reading'
import type { Row } from '#providers/data/answers'

/** A move, an action or the deletion of one record. */
export type RecordVerb =
  | {
      readonly kind: 'move'
      readonly name: string
      readonly needsConfirming: boolean
      readonly input: AnyFields
      readonly move: NamedMove
    }
  | {
      readonly kind: 'action'
      readonly name: string
      readonly needsConfirming: boolean
      readonly input: AnyFields
    }
  | { readonly kind: 'delete'; readonly name: 'delete'; readonly needsConfirming: true }

/** The moves, actions and deletion that the signed-in user may use on a record. */
export function recordVerbs(resource: AnyResource, row: Row): RecordVerb[] {
  const may = (name: string) => canOnRow(row, name)
  const moves = movesOf(resource)
    .filter((moving) => may(moving.name) && startsFrom(moving, row))
    .map((move): RecordVerb => ({
      kind: 'move',
      name: move.name,
      needsConfirming: Boolean(move.move.confirm) || needsInput(move.move.input),
      input: move.move.input ?? {},
      move,
    }))
  const actions = Object.entries(actionsOf(resource))
    .filter(([name, { on }]) => on === 'record' && may(name))
    .map(([name, { confirm, input = {} }]): RecordVerb => ({
      kind: 'action',
      name,
      needsConfirming: Boolean(confirm) || needsInput(input),
      input,
    }))
  const deletes: RecordVerb[] = may('delete')
    ? [{ kind: 'delete', name: 'delete', needsConfirming: true }]
    : []
  return [...moves, ...actions, ...deletes]
}

const needsInput = (input: AnyFields = {}): boolean => Object.keys(input).length > 0
