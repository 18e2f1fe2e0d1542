import type { AnyResource, Role } from '#define'
import { sumsOf } from '#define/lists/sums'

/** The formatted sums of each tab by its word; that of all records has an empty word. */
export interface TabSums {
  readonly [word: string]: { readonly short: string; readonly exact: string }
}

/** Whether the tabs of a list show sums to a role. */
export const hasTabSums = (resource: AnyResource, role: Role): boolean =>
  resource.tabSum !== undefined && sumsOf(resource, role).includes(resource.tabSum)
