import type { ReactNode } from 'react'
import type { AnyResource } from '#define'
import { isAttachments, type AttachedFile } from '#define/attached'
import { LazyAttachedFiles } from '#screens/attachments/lazy-attached-files'
import type { AnyField, FieldOf, Kind } from '#define/kinds'
import { fieldOf } from '#define/reading'
import { maskedIn } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { Chips, Empty } from './display'
import { drawValue, type RenderContext } from './draw'
import displayStyles from './display.module.css'
import styles from './field-value.module.css'
import table from './rows.module.css'
import { isEmpty, type FieldLocation } from './text/format'
import { HiddenValue } from './hidden/hidden-value'
import { RichText } from './rich-text'
import { rowColumnsOf } from './row-columns'
import { useRenderContext } from './use-render-context'

interface FieldValueProps {
  readonly resource: AnyResource
  readonly name: string
  readonly row: Readonly<Record<string, unknown>>
}

/** A field's value with more space, as on a record's page. Lists render the same values in one line. */
export function FieldValue({ resource, name, row }: FieldValueProps) {
  const around = useRenderContext()
  const labels = useLabels()
  const field = fieldOf(resource, name)
  if (!field) return null
  const value = row[name]
  const hidden = maskedIn(row, name)
  if (hidden) {
    const label = labels.field(resource, name)
    return (
      <HiddenValue resource={resource} name={name} label={label} hidden={hidden} id={String(row['id'])} />
    )
  }
  if (isEmpty(value)) return <Empty text={around.empty} />
  return <div className={displayStyles.page}>{roomy(field, value, { resource, name, row }, around)}</div>
}

type Roomy = {
  readonly [K in Kind]?: (
    field: FieldOf<K>,
    value: unknown,
    location: FieldLocation,
    around: RenderContext,
  ) => ReactNode
}

/** The kinds that need more than one line; all others are rendered as in a list. */
const roomyKinds: Roomy = {
  text: (field, value, location, around) =>
    field.recordOf || field.format ? (
      drawValue(field, value, location, around)
    ) : (
      <div className={styles.lines}>{String(value)}</div>
    ),
  richText: (_, value) => <RichText html={String(value)} className={styles.rich} />,
  choices: (_, value, { resource, name }, around) => (
    <Chips all texts={(value as string[]).map((value) => around.option(resource, name, value))} />
  ),
  tags: (_, value) => <Chips all texts={value as string[]} />,
  image: (_, value) => <img className={styles.picture} src={String(value)} alt="" />,
  listOf: (field, value, location, around) =>
    isAttachments(field) ? (
      <LazyAttachedFiles files={value as AttachedFile[]} />
    ) : (
      <Rows field={field} value={value} location={location} around={around} />
    ),
}

function roomy(field: AnyField, value: unknown, location: FieldLocation, around: RenderContext): ReactNode {
  const draw = roomyKinds[field.kind] as ((...given: unknown[]) => ReactNode) | undefined
  return draw ? draw(field, value, location, around) : drawValue(field, value, location, around)
}

/** Whether values of a field are aligned to the end of their column, so that digits line up. */
export const isFigure = (field: AnyField | undefined): boolean =>
  field !== undefined && ['integer', 'decimal', 'money'].includes(field.kind)

type Row = Readonly<Record<string, unknown>>

interface RowsProps {
  readonly field: FieldOf<'listOf'>
  readonly value: unknown
  readonly location: FieldLocation
  readonly around: RenderContext
}

/** The rows inside a record, as a table. */
function Rows({ field, value, location, around }: RowsProps) {
  const labels = useLabels()
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const columns = rowColumnsOf(field, rows, location, around)
  const last = columns.at(-1)
  const labelOf = (name: string) => labels.field(location.resource, `${location.name}.${name}`)
  const classOf = ({ name, inner }: (typeof columns)[number]) =>
    `${isFigure(inner) ? table.end : ''} ${name === last?.name && inner.kind === 'money' ? table.last : ''}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls on narrow screens and must be reachable by keyboard.
    <section className={table.rows} tabIndex={0} aria-label={labels.field(location.resource, location.name)}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {labelOf(column.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} className={classOf(column)} data-label={labelOf(column.name)}>
                  {drawValue(
                    column.inner,
                    column.valueIn(row),
                    { ...location, name: `${location.name}.${column.name}` },
                    around,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
