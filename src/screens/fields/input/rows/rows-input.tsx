import Button from '@mui/material/Button'
import type { ComponentType, CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyField, FieldOf } from '#define/kinds'
import { isFigure } from '#screens/fields/field-value'
import { hasInput } from '../field-kinds'
import type { FieldInputProps } from '../field-input-props'
import { useFormScope } from '../form-scope'
import type { InputProps } from '../input-props'
import { RowButtons } from './row-buttons'
import styles from './rows-input.module.css'
import { useRows } from './use-rows'

type RowsInputProps = InputProps & {
  readonly field: FieldOf<'listOf'>
  /** Renders one input of a row; a prop, because it renders `RowsInput` in turn. */
  readonly Cell: ComponentType<FieldInputProps>
}

/** More columns than these need a wider form to be beside each other. */
const fewColumns = 3
const wideKinds = new Set(['text', 'ref', 'refs', 'choices', 'email', 'url', 'richText', 'json'])
const fileKinds = new Set(['image', 'file'])

/** The track of a column in the grid of the rows. */
function widthOf({ kind }: AnyField): string {
  if (fileKinds.has(kind)) return 'minmax(208px, 2fr)'
  if (wideKinds.has(kind)) return 'minmax(120px, 3fr)'
  return kind === 'integer' ? 'minmax(72px, 1fr)' : 'minmax(104px, 1.5fr)'
}

/**
 * Rows inside a record: added, removed and ordered by buttons, or by Alt with the arrow keys. Enter moves to the next
 * row and adds one after the last.
 */
export function RowsInput({ field, Cell, path, name, id, describedBy }: RowsInputProps) {
  const { t } = useTranslation()
  const { label } = useFormScope()
  const { rows, body, message, isFull, addRow, moveRow, removeRow } = useRows(field, path)
  const columns = Object.entries(field.fields).filter(([, inner]) => hasInput(inner))
  const template = [...columns.map(([, inner]) => widthOf(inner)), 'auto'].join(' ')
  const columnsStyle = { '--columns': template } as CSSProperties
  return (
    <div className={styles.space}>
      <div
        ref={body}
        id={id}
        data-columns={columns.length > fewColumns ? 'many' : 'few'}
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
            <span className={styles.corner} />
          </div>
        )}
        {rows.length === 0 && <p className={styles.none}>{t('form.noRows')}</p>}
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
                className={styles.cell}
              />
            ))}
            <RowButtons index={index} count={rows.length} onMove={moveRow} onRemove={removeRow} />
          </div>
        ))}
        <div>
          <Button data-add size="small" disabled={isFull} onClick={addRow}>
            {t('form.addRow')}
          </Button>
        </div>
        <span role="status" className={styles.said}>
          {message}
        </span>
      </div>
    </div>
  )
}
