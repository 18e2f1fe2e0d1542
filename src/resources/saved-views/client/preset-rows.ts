import type { AnyResource, Role } from '#define'
import { isMe } from '#define/access'
import { bounds, isBounds, type AnyPresetView, type AnyWanted } from '#define/lists/preset-view'
import { presetViewsFor } from '#define/lists/preset-views'
import type { Labels } from '#base/i18n/labels'
import { declaredPresetViews } from '#base/list-links/declared-preset-views'
import type { Condition } from '#screens/list-model/state/filter'
import type { StoredView } from './view-address'

/** A preset view of a list, with the values that a saved one stores. */
export interface PresetRow extends StoredView {
  readonly name: string
}

/** The user who is offered preset views, and the labels in their language. */
export interface PresetReader {
  readonly labels: Pick<Labels, 'presetView'>
  readonly role: Role
  readonly userId: string
}

/** The preset views of a list that a user is offered, in the order of the declaration. */
export function presetRowsOf(
  resource: AnyResource,
  { labels, role, userId }: PresetReader,
): readonly PresetRow[] {
  const declared = resource.presetViews ?? declaredPresetViews[resource.name] ?? {}
  return presetViewsFor(resource, declared, role).map(([name, view]) => ({
    id: `${resource.name}.${name}`,
    name: labels.presetView(resource, name, view.label),
    view: view.view ?? 'table',
    filter: filterOf(view, userId),
    searchText: null,
    sorts: view.sort === undefined ? null : [view.sort],
    columns: view.columns ?? null,
    widths: null,
    pinned: null,
    density: view.density ?? 'comfortable',
    mode: null,
  }))
}

function filterOf({ where = {} }: AnyPresetView, userId: string): { readonly and: Condition[] } | null {
  const conditions = Object.entries(where).flatMap(([field, wanted]) =>
    wanted === undefined ? [] : conditionsOn(field, wanted, userId),
  )
  return conditions.length > 0 ? { and: conditions } : null
}

function conditionsOn(field: string, wanted: AnyWanted, userId: string): Condition[] {
  if (isMe(wanted)) return [{ field, op: 'eq', value: userId }]
  if (isBounds(wanted))
    return bounds.flatMap((op) => (wanted[op] === undefined ? [] : [{ field, op, value: wanted[op] }]))
  return typeof wanted === 'object'
    ? [{ field, op: 'in', value: wanted }]
    : [{ field, op: 'eq', value: wanted }]
}
