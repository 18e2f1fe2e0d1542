import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { roles, ruleFor, type AnyMatch, type Role } from '#define/access'
import { startsFrom, statesBefore } from '#define/fields'
import { actionsOf, movesOf, seriesOf, type NamedMove } from '#define/reading'
import type { Row } from '#providers/data/answers'

/** Why a verb is refused for a record. */
export type Refusal =
  | { readonly kind: 'trash' }
  | { readonly kind: 'numbered' }
  | { readonly kind: 'role' }
  | { readonly kind: 'rule'; readonly match: AnyMatch | readonly AnyMatch[] }
  | {
      readonly kind: 'state'
      readonly field: string
      readonly state: string
      readonly from: readonly string[]
    }

export interface RefusedVerb {
  readonly verb: string
  readonly refusal: Refusal
}

/** Whether a role maintains records of a resource, and does not only follow its own, as buyers do their orders. */
export const maintains = ({ access }: AnyResource, role: Role): boolean =>
  (['create', 'update', 'delete'] as const).some((verb) => ruleFor(access, role, verb) !== false)

/** The verbs that a role may not use on a record in its current state, each with the reason. */
export function refusedVerbs(resource: AnyResource, role: Role, row: Row): RefusedVerb[] {
  const actions = Object.entries(actionsOf(resource)).filter(([, { on }]) => on === 'record')
  const verbs = [
    'update',
    'delete',
    ...movesOf(resource).map(({ name }) => name),
    ...actions.map(([name]) => name),
  ]
  if (resource.managedBy === 'changeLog') return []
  return verbs
    .filter((verb) => isForUsers(resource, verb) && !canOnRow(row, verb) && everStarts(resource, row, verb))
    .map((verb) => ({ verb, refusal: refusalOf(resource, role, row, verb) }))
}

/** Not a move that the system makes when it is due, and that no role may make. */
const isForUsers = (resource: AnyResource, verb: string): boolean =>
  movesOf(resource).find(({ name }) => name === verb)?.move.due === undefined ||
  roles.some((role) => ruleFor(resource.access, role, verb) !== false)

/** The states from which the move could start, given the other values of this record. */
const startsOf = (moving: NamedMove, row: Row): string[] =>
  statesBefore(moving.move).filter((state) => startsFrom(moving, { ...row, [moving.field]: state }))

/** Whether a verb applies to records like this one at all; a move may be limited to others by its conditions. */
function everStarts(resource: AnyResource, row: Row, verb: string): boolean {
  const moving = movesOf(resource).find(({ name }) => name === verb)
  return !moving || startsOf(moving, row).length > 0
}

function refusalOf(resource: AnyResource, role: Role, row: Row, verb: string): Refusal {
  const rule = ruleFor(resource.access, role, verb)
  if (rule === false) return { kind: 'role' }
  if (row['deletedAt']) return { kind: 'trash' }
  const moving = movesOf(resource).find(({ name }) => name === verb)
  const state = moving && String(row[moving.field])
  if (moving && state !== undefined && !startsFrom(moving, row))
    return { kind: 'state', field: moving.field, state, from: startsOf(moving, row) }
  const series = seriesOf(resource)
  if (verb === 'delete' && series && row[series.name]) return { kind: 'numbered' }
  return rule === true ? { kind: 'role' } : { kind: 'rule', match: rule }
}
