import type { AnyResource, App } from '../any-resource'

/**
 * A column of a board as sent to the client: its title, the ids of its cards in order, and how many cards it has in
 * all.
 */
export interface BoardColumn {
  /** The id of the record behind the column, else the state or option. */
  readonly id: string
  readonly title: string
  readonly cardIds: readonly string[]
  readonly total: number
  /** There are more cards than `total`. */
  readonly capped: boolean
  /** If the column is a record, all fields of that record. */
  readonly [field: string]: unknown
}

/** One of the boards of a resource whose columns belong to boards. */
export interface BoardChoice {
  readonly id: string
  readonly title: string
  /** The verbs that the user may use on it. */
  readonly _can: readonly string[]
}

/** The boards that the user may open, and the id of the one that is shown; undefined if there are none. */
export interface BoardChoices {
  readonly shown: string | undefined
  readonly all: readonly BoardChoice[]
}

/** The properties of a column that are not fields of its record. */
export const columnParts = ['id', 'title', 'cardIds', 'total', 'capped'] as const

/** The kinds of fields by whose values cards can be grouped in lanes. */
export type LaneKind = 'choice' | 'boolean' | 'ref' | 'choices' | 'refs' | 'tags'

/** The value whose lane a card is in: the first one of several; null for a card without any. */
export const laneValue = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value) ?? null

/** The resource whose records are the columns of a board; undefined where they are states or options. */
export function columnsOf(app: App, { fields, views }: AnyResource): AnyResource | undefined {
  const field = fields[views?.board?.by ?? '']
  return field?.kind === 'ref' ? app[field.to] : undefined
}

/**
 * The field of records that are columns with the board that each belongs to: columns of several boards may have the
 * same title. Undefined for all other records.
 */
export const boardFieldOf = (app: App, columns: AnyResource): string | undefined =>
  Object.values(app).find(
    (resource) => resource.views?.board?.within !== undefined && columnsOf(app, resource) === columns,
  )?.views?.board?.within

/** The resource whose records are the boards; undefined where there is one board only. */
export function boardsOf(app: App, resource: AnyResource): AnyResource | undefined {
  const field = columnsOf(app, resource)?.fields[resource.views?.board?.within ?? '']
  return field?.kind === 'ref' ? app[field.to] : undefined
}
