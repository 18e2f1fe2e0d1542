import type { AnyResource } from '#define'
import { actionsOf, movesOf } from '#define/reading'

/** The verbs available for several records at once: update, moves, actions, delete and restore. */
export function bulkVerbsOf(
  resource: AnyResource,
  inTrash: boolean,
  may: (verb: string) => boolean,
): readonly string[] {
  if (inTrash) return may('delete') ? ['restore'] : []
  const moves = movesOf(resource).map(({ name }) => name)
  const actions = Object.entries(actionsOf(resource)).filter(([, { on }]) => on === 'record')
  return ['update', ...moves, ...actions.map(([name]) => name), 'delete'].filter(may)
}
