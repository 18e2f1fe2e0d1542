import type { AnyResource, Role } from '#define'
import { fieldOf, readsAll } from '#define/reading'
import { possibleColumns } from '../columns'
import { conditionsOf, isGroup, type FilterNode, type Group } from './filter'
import type { ListState } from './list-state'

const mayUse = (resource: AnyResource, role: Role, name: string): boolean => {
  const field = fieldOf(resource, name)
  return name === 'id' || (field !== undefined && readsAll(field, role))
}

/** A state without the conditions and the order by fields that the role may not read; the server would refuse them. */
export function usableState(resource: AnyResource, role: Role, state: ListState): ListState {
  const usable = (name: string) => mayUse(resource, role, name)
  const { filter, sorts } = state
  const names = [...conditionsOf(filter), ...sorts].map(({ field }) => field)
  if (names.every(usable)) return state
  return {
    ...state,
    sorts: sorts.filter(({ field }) => usable(field)),
    filter: { ...filter, nodes: usableNodes(filter, usable) },
  }
}

const usableNodes = ({ nodes }: Group, usable: (name: string) => boolean): FilterNode[] =>
  nodes.flatMap((node): FilterNode[] => {
    if (!isGroup(node)) return usable(node.field) ? [node] : []
    const inner = usableNodes(node, usable)
    return inner.length > 0 ? [{ ...node, nodes: inner }] : []
  })

/** The fields that a URL filters by, sorts by or shows and the role may not use. */
export function unusableFields(
  resource: AnyResource,
  role: Role,
  { filter, sorts }: ListState,
  columns: readonly string[] = [],
): string[] {
  const names = [...conditionsOf(filter), ...sorts].map(({ field }) => field)
  const possible = possibleColumns(resource, role)
  return [
    ...new Set([
      ...names.filter((name) => !mayUse(resource, role, name)),
      ...columns.filter((name) => !possible.includes(name)),
    ]),
  ]
}
