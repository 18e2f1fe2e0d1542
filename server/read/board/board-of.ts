import type { App } from '#define/app'
import type { BoardView } from '#define/views/board-view'
import type { AnyResource } from '#define/resource'
import type { Condition } from '../conditions/condition'

/** The resource on whose board the records of `resource` are the columns. */
export const cardsOf = (app: App, resource: AnyResource): AnyResource | undefined =>
  Object.values(app).find(({ fields, views }) => {
    const by = fields[views?.board?.by ?? '']
    return by?.kind === 'ref' && by.to === resource.name
  })

/**
 * The declared board of a resource.
 * @throws Error where no board is declared.
 */
export function boardView(resource: AnyResource): BoardView {
  const board = resource.views?.board
  if (!board) throw new Error(`${resource.name} has no board`)
  return board
}

/** The conditions that the records behind the columns of a board must meet. */
export const columnConditions = ({ columns = {} }: BoardView): Condition[] =>
  Object.entries(columns).map(([field, values]): Condition => ({
    field,
    op: 'in',
    values: [values].flat(),
  }))
