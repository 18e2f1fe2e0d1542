import type { AnyResource } from '#define'
import { startsFrom } from '#define/fields'
import type { AnyFields } from '#define/kinds'
import { actionsOf, movesOf, type NamedMove } from '#define/reading'
import type { Row } from '#providers/data/answers'

/** Something that can be done with one record beside changing its fields. */
export type RecordVerb =
  | {
      readonly kind: 'move'
      readonly name: string
      readonly needsConfirming: boolean
      readonly asks: AnyFields
      readonly move: NamedMove
    }
  | {
      readonly kind: 'action'
      readonly name: string
      readonly needsConfirming: boolean
      readonly asks: AnyFields
    }
  | { readonly kind: 'delete'; readonly name: 'delete'; readonly needsConfirming: true }

/** What the signed-in person may do with a record as it is: its moves, its actions, and deleting it. */
export function recordVerbs(resource: AnyResource, row: Row): RecordVerb[] {
  const may = (name: string) => row._can.includes(name)
  const moves = movesOf(resource)
    .filter((moving) => may(moving.name) && startsFrom(moving, row))
    .map((move): RecordVerb => ({
      kind: 'move',
      name: move.name,
      needsConfirming: Boolean(move.move.confirm) || asksAnything(move.move.asks),
      asks: move.move.asks ?? {},
      move,
    }))
  const actions = Object.entries(actionsOf(resource))
    .filter(([name, { on }]) => on === 'record' && may(name))
    .map(([name, { confirm, asks = {} }]): RecordVerb => ({
      kind: 'action',
      name,
      needsConfirming: Boolean(confirm) || asksAnything(asks),
      asks,
    }))
  const deletes: RecordVerb[] = may('delete')
    ? [{ kind: 'delete', name: 'delete', needsConfirming: true }]
    : []
  return [...moves, ...actions, ...deletes]
}

const asksAnything = (asks: AnyFields = {}): boolean => Object.keys(asks).length > 0
