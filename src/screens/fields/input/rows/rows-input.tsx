import Button from '@mui/material/Button'
import type { ComponentType, CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyField, FieldOf } from '#define/kinds'
import { rowComputedOf } from '#define/row-computed'
import { isFigure } from '#screens/fields/field-value'
import { hasInput } from '../field-kinds'
import type { FieldInputProps } from '../field-input-props'
import { useFormScope } from '../form-scope'
import type { InputProps } from '../input-props'
import { ComputedCell } from './computed-cell'
import { RowButtons } from './row-buttons'
import styles from './rows-input.module.css'
import { rowTexts } from './row-texts'
import { useRows } from './use-rows'

type RowsInputProps = InputProps & {
  readonly field: FieldOf<'listOf'>
  /** Renders one input of a row; a prop, because it renders `RowsInput` in turn. */
  readonly Cell: ComponentType<FieldInputProps>
}

/** More columns than these need a wider form to be beside each other. */
const fewColumns = 3
/** More columns than these have the first one in a line of its own, unless the form is very wide. */
const manyColumns = 5
const amountOf = (columns: number) => (columns > manyColumns ? 'most' : columns > fewColumns ? 'many' : 'few')
const wideKinds = new Set(['text', 'ref', 'refs', 'choices', 'email', 'url', 'richText', 'json'])
const fileKinds = new Set(['image', 'file'])

/** The track of a column in the grid of the rows. */
function widthOf(field: AnyField): string {
  const { kind } = field
  if (kind === 'integer' && field.presets) return 'minmax(136px, 2fr)'
  if (fileKinds.has(kind)) return 'minmax(208px, 2fr)'
  if (wideKinds.has(kind)) return 'minmax(120px, 3fr)'
  if (kind === 'integer' || kind === 'decimal') return 'minmax(68px, 1fr)'
  return kind === 'money' ? 'minmax(136px, 1.5fr)' : 'minmax(112px, 1.5fr)'
}

/** The track of a column without an input. */
const computedWidthOf = (field: AnyField): string =>
  field.kind === 'money' ? 'minmax(108px, 1.5fr)' : widthOf(field)

/** A first column in a line of its own has no head, so that its placeholder names it. */
const firstOf = (label: string) => ({ placeholder: label, className: `${styles.cell} ${styles.first}` })

/**
 * Rows inside a record: added, removed and ordered by buttons, or by Alt with the arrow keys. Enter moves to the next
 * row and adds one after the last.
 */
export function RowsInput({ field, Cell, path, name, id, describedBy }: RowsInputProps) {
  const { t } = useTranslation()
  const { label, resource } = useFormScope()
  const { none, add } = rowTexts(resource, path, t)
  const { rows, body, message, isFull, addRow, moveRow, removeRow } = useRows(field, path)
  const columns = Object.entries(field.fields).filter(([, inner]) => hasInput(inner))
  const computed = rowComputedOf(field).filter(({ inner }) => !inner.readOnly)
  const tracks = [
    ...columns.map(([, inner]) => widthOf(inner)),
    ...computed.map(({ inner }) => computedWidthOf(inner)),
  ]
  const amount = amountOf(tracks.length)
  const firstInLine = amount === 'most' && columns[0]?.[1].kind === 'text' ? columns[0][0] : undefined
  const columnsStyle = {
    '--columns': [...tracks, 'auto'].join(' '),
    '--rest': [...tracks.slice(1), 'auto'].join(' '),
  } as CSSProperties
  return (
    <div className={styles.space}>
      <div
        ref={body}
        id={id}
        data-columns={amount}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        className={styles.rows}
      >
        {rows.length > 0 && (
          <div className={styles.head} style={columnsStyle} aria-hidden>
            {columns.map(([inner, innerField]) => (
              <span key={inner} className={isFigure(innerField) ? styles.end : undefined}>
                {label(`${name}.${inner}`)}
              </span>
            ))}
            {computed.map(({ name: inner, inner: innerField }) => (
              <span key={inner} className={isFigure(innerField) ? styles.end : undefined}>
                {label(`${name}.${inner}`)}
              </span>
            ))}
            <span className={styles.corner} />
          </div>
        )}
        {rows.length === 0 && <p className={styles.none}>{none}</p>}
        {rows.map((row, index) => (
          <div
            key={row.id}
            role="group"
            aria-label={t('form.row', { number: index + 1 })}
            className={styles.row}
            style={columnsStyle}
            data-row={index}
          >
            {columns.map(([inner, innerField]) => (
              <Cell
                key={inner}
                field={innerField}
                path={`${path}.${index}.${inner}`}
                name={`${name}.${inner}`}
                {...(inner === firstInLine ? firstOf(label(`${name}.${inner}`)) : { className: styles.cell })}
              />
            ))}
            {computed.map((item) => (
              <ComputedCell
                key={item.name}
                list={field}
                path={`${path}.${index}`}
                name={name}
                computed={item}
              />
            ))}
            <RowButtons index={index} count={rows.length} onMove={moveRow} onRemove={removeRow} />
          </div>
        ))}
        <div>
          <Button data-add size="small" disabled={isFull} onClick={() => addRow()}>
            {add}
          </Button>
        </div>
        <span role="status" className={styles.said}>
          {message}
        </span>
      </div>
    </div>
  )
}
