import type { AnyResource } from '#define'
import { filtersOf } from '#define/reading'

/** The names of the fields that the quick filters of a board use; undefined if there is none that lists can be filtered by. */
export interface QuickFilterFields {
  /** The users who are notified when they are assigned. */
  readonly assigned: string | undefined
  readonly tags: string | undefined
  readonly due: string | undefined
  readonly template: string | undefined
}

/** The fields of the quick filters of a board. */
export function quickFilterFields(resource: AnyResource): QuickFilterFields {
  const allowed = filtersOf(resource)
  const { due, template } = resource.views?.board ?? {}
  return {
    assigned: allowed.find((name) => {
      const field = resource.fields[name]
      return (field?.kind === 'refs' || field?.kind === 'ref') && field.notifies?.includes('assigned')
    }),
    tags: allowed.find((name) => resource.fields[name]?.kind === 'tags'),
    due: allowed.find((name) => name === due),
    template: allowed.find((name) => name === template),
  }
}

/** Whether there is a line above the board: the board that is shown, or quick filters. */
export const hasBoardBar = (resource: AnyResource): boolean =>
  resource.views?.board?.within !== undefined ||
  Object.values(quickFilterFields(resource)).some((name) => name !== undefined)
