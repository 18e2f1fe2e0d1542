import type { AnyResource, Role } from '#define'
import { byKind, type AnyField } from '#define/kinds'
import { fieldOf, readableFields, sortsOf } from '#define/reading'
import { shapes, type Shape } from './column-shapes'

export interface Column extends Shape {
  readonly name: string
  readonly label: string
  readonly field: AnyField
  readonly sortable: boolean
  /** Whether the column links to the record. */
  readonly isTitle: boolean
  /** In pixels, if the user has resized it. */
  readonly width?: number | undefined
}

/** The names of all columns that a role's list can show, in the order of the declaration. */
export const possibleColumns = (resource: AnyResource, role: Role): string[] =>
  Object.keys(readableFields(resource, role))

/** The columns of a table. The title column, or else the first one, links to the record. */
export function columnsOf(
  resource: AnyResource,
  names: readonly string[],
  label: (name: string) => string,
  widths: Readonly<Record<string, number>>,
): Column[] {
  const sorts = sortsOf(resource)
  const title = names.includes(resource.title) ? resource.title : names[0]
  return names.flatMap((name) => {
    const field = fieldOf(resource, name)
    if (!field) return []
    const shape = byKind(shapes, field)
    return {
      name,
      label: label(name),
      field,
      sortable: sorts.includes(name),
      isTitle: name === title,
      ...shape,
      ...(name === title ? { min: Math.max(shape.min, 158), grow: 2 } : {}),
      width: widths[name],
    }
  })
}

export const selectWidth = 48
export const actionsWidth = 56
export const headHeight = 48
export const rowHeights = { comfortable: 56, compact: 44 } as const

/** The `grid-template-columns` of a table; the data grid that replaces it uses the same widths. */
export function tracksOf(columns: readonly Column[], selectable: boolean): string {
  const tracks = columns.map(({ min, grow, width }) =>
    width === undefined ? `minmax(${min}px, ${grow}fr)` : `${width}px`,
  )
  return [...(selectable ? [`${selectWidth}px`] : []), ...tracks, `${actionsWidth}px`].join(' ')
}

export const leastWidth = (columns: readonly Column[], selectable: boolean): number =>
  columns.reduce((sum, { min, width }) => sum + (width ?? min), (selectable ? selectWidth : 0) + actionsWidth)
