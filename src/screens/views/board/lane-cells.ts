import type { AnyResource } from '#define'
import { laneValue, type BoardColumn } from '#define/views/board'
import type { AnyField } from '#define/kinds'
import type { Labels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import type { DropTargets } from './allowed'

/** The parameter of the URL with the field by which the cards are grouped. */
export const laneParameter = 'lanes'

/** A value by which cards are grouped; null stands for cards without one. */
export interface Lane {
  readonly key: string
  readonly title: string
  readonly value: string | boolean | null
}

/** The cards of one column in one lane, with the id and the title of both. It is used like a column. */
export interface LaneCell extends BoardColumn {
  readonly columnId: string
  readonly lane: Lane
}

const cellIdOf = (column: string, lane: string): string => `${column}@${lane}`

/** The column of the id of a cell, and its lane; on a board without lanes the id is that of the column. */
export function partsOfCell(id: string): { readonly column: string; readonly lane: string | undefined } {
  const [column = '', lane] = id.split('@')
  return { column, lane }
}

const keyOf = (value: unknown): string => String(laneValue(value) ?? '')

/**
 * The lanes of a board: the options of a choice, the most important first, both values of a boolean, or the records
 * that the shown cards refer to and the tags that they have, by their titles. Of several values the first counts.
 */
export function lanesOf(
  resource: AnyResource,
  name: string,
  rows: readonly Row[],
  { labels, without }: { readonly labels: Labels; readonly without: string },
): readonly Lane[] {
  const field = resource.fields[name]
  const lane = (value: Lane['value'], title: string): Lane => ({ key: keyOf(value), title, value })
  const none = field && mayBeEmpty(field) ? [lane(null, without)] : []
  if (field?.kind === 'choice' || field?.kind === 'choices') {
    const isLevels = field.kind === 'choice' && field.levels
    const options = isLevels ? field.options.toReversed() : field.options
    return [...options.map((option) => lane(option, labels.option(resource, name, option))), ...none]
  }
  if (field?.kind === 'boolean')
    return [true, false].map((value) => lane(value, labels.option(resource, name, String(value))))
  const titles = new Map(
    rows.flatMap((row) => {
      const value = laneValue(row[name])
      if (typeof value !== 'string') return []
      return [[value, field?.kind === 'tags' ? value : (row._refs?.[value] ?? without)] as const]
    }),
  )
  const found = [...titles].map(([id, title]) => lane(id, title))
  return [...found.toSorted((left, right) => left.title.localeCompare(right.title)), ...none]
}

function mayBeEmpty(field: AnyField): boolean {
  if (field.kind === 'refs') return !field.min
  return field.kind === 'tags' || field.kind === 'choices' || field.optional === true
}

/** The cells of a board that is grouped by a field: for each lane one for each column. */
export function cellsOf(
  columns: readonly BoardColumn[],
  lanes: readonly Lane[],
  valueOf: (card: string) => unknown,
): readonly LaneCell[] {
  return lanes.flatMap((lane) =>
    columns.map((column): LaneCell => {
      const cardIds = column.cardIds.filter((id) => keyOf(valueOf(id)) === lane.key)
      const title = `${column.title}, ${lane.title}`
      return {
        ...column,
        id: cellIdOf(column.id, lane.key),
        title,
        cardIds,
        total: cardIds.length,
        columnId: column.id,
        lane,
      }
    }),
  )
}

/** The cell behind a column of a grouped board; undefined if the board is not grouped. */
export const cellIn = (columns: readonly BoardColumn[], id: string): LaneCell | undefined => {
  const found = columns.find((column) => column.id === id)
  return found && 'lane' in found ? (found as LaneCell) : undefined
}

/** Where a card may be moved on a grouped board: with a fixed lane only to cells of its own. */
export function inLanes(
  targets: DropTargets,
  card: string,
  columns: readonly BoardColumn[],
  isLaneFixed: boolean,
): DropTargets {
  if (!isLaneFixed) return targets
  const from = columns.find(({ cardIds }) => cardIds.includes(card))
  const own = from && cellIn(columns, from.id)?.lane.key
  return {
    ...targets,
    leadsTo: (column) => targets.leadsTo(column) && cellIn(columns, column)?.lane.key === own,
  }
}

/** Whether a column is in the same lane or the same column as another one; all are if the board is not grouped. */
export function isBeside(columns: readonly BoardColumn[], id: string, other: string): boolean {
  const [first, second] = [cellIn(columns, id), cellIn(columns, other)]
  return !first || !second || first.lane.key === second.lane.key || first.columnId === second.columnId
}
