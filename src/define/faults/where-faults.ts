import type { App } from '../any-resource'
import type { AnyField } from '../kinds'
import { fieldOf, filtersOf } from '../reading'

/** The faults of `where` of a reference: pickers filter by its fields, whoever opens them. */
export function whereFaults(app: App, field: AnyField): string[] {
  const target = 'to' in field ? app[field.to] : undefined
  const where = 'where' in field ? field.where : undefined
  if (!target || !where) return []
  return Object.keys(where).flatMap((name) => {
    const restricting = fieldOf(target, name)
    if (!filtersOf(target).includes(name)) return [`its where needs the filter ${name} of ${target.name}`]
    return restricting?.readableBy || restricting?.personal
      ? [`its where needs ${target.name}.${name} to be readable by every reader`]
      : []
  })
}
