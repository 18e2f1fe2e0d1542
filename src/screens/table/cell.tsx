import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { WithLead } from '../fields/display'
import { drawValue, type RenderContext } from '../fields/draw'
import { formatValue, isEmpty } from '../fields/text/format'
import { recordPath, titleOf } from '#base/format/record-path'
import { summaryOf } from '#define/layout/layout-of'
import { seriesOf } from '#define/reading'
import { RecordPicture } from '../fields/pictures/record-picture'
import type { Column } from '../list-model/columns'
import styles from './table.module.css'

/** The content of a cell: the value, or a link to the record in the title column. */
export function drawCell(
  resource: AnyResource,
  column: Column,
  row: Row,
  around: RenderContext,
  tabIndex?: number,
): ReactNode {
  if (!column.isTitle) {
    const location = { resource, name: column.name, row }
    return drawValue(column.field, row[column.name], location, around, tabIndex)
  }
  return (
    <Link
      className={styles.title}
      data-record
      to={recordPath(resource, 'show', row)}
      tabIndex={tabIndex}
      onClick={(event) => event.stopPropagation()}
    >
      {titleTextOf(resource, column, row, around)}
    </Link>
  )
}

/** Whether a column shows the number of a record in its series, such as 'ORD-2026-00735'. */
export const isNumber = (resource: AnyResource, column: Column | undefined, row: Row): boolean =>
  column !== undefined && column.name === seriesOf(resource)?.name && !isEmpty(row[column.name])

/** The text in the title column: of a record without such a value, what it is called elsewhere. */
export function titleTextOf(
  resource: AnyResource,
  column: Column | undefined,
  row: Row,
  around: RenderContext,
): string {
  const value = column && row[column.name]
  if (!column || isEmpty(value)) return titleOf(resource, row)
  return formatValue(column.field, value, { resource, name: column.name, row }, around)
}

/** The content of a cell in a table: as `drawCell`, in the title column with the picture of the record before it. */
export function drawTableCell(...given: Parameters<typeof drawCell>): ReactNode {
  const [resource, { isTitle }, row] = given
  if (!isTitle || summaryOf(resource).image === undefined) return drawCell(...given)
  return (
    <WithLead lead={<RecordPicture resource={resource} row={row} size={36} />}>{drawCell(...given)}</WithLead>
  )
}

/**
 * Whether a click was meant for the row, and not for a control inside, for a menu opened from it, or to select text.
 */
export const meansRow = ({
  currentTarget,
  target,
}: {
  currentTarget: EventTarget
  target: EventTarget
}): boolean =>
  currentTarget instanceof Element &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label') &&
  !globalThis.getSelection()?.toString()
