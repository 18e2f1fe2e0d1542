import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AnyField, FieldOf } from '../../../define/kinds'
import { newForm } from '../../form/form-values'
import { useFormScope } from './form-scope'
import type { InputProps } from './input-props'
import type { FieldInputProps } from './field-input-props'
import { RowButtons } from './row-buttons'
import { useRowKeys } from './use-row-keys'
import styles from './rows-input.module.css'

type RowsInputProps = InputProps & {
  readonly field: FieldOf<'listOf'>
  /** Draws one input of a row; handed in, as it draws lists, too. */
  readonly Cell: ComponentType<FieldInputProps>
}

const wideKinds = new Set(['text', 'ref', 'refs', 'email', 'url', 'richText', 'json'])
const widthOf = (field: AnyField) => (wideKinds.has(field.kind) ? 'minmax(160px, 3fr)' : 'minmax(104px, 1fr)')

/** Rows inside a record: added, removed and put in order by buttons, or by Alt with the arrow keys. */
export function RowsInput({ field, Cell, path, name, id, describedBy }: RowsInputProps) {
  const { t } = useTranslation()
  const { label } = useFormScope()
  const { fields: rows, append, remove, move } = useFieldArray({ name: path })
  const body = useRef<HTMLDivElement>(null)
  const focusNext = useRef('')
  const [said, setSaid] = useState('')
  const columns = Object.entries(field.fields).filter(
    ([, inner]) => inner.kind !== 'rank' && inner.kind !== 'state',
  )
  const template = [...columns.map(([, inner]) => widthOf(inner)), 'auto'].join(' ')
  const columnsStyle = { '--columns': template } as CSSProperties

  useEffect(() => {
    if (focusNext.current === '') return
    body.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = ''
  })
  const moveRow = (from: number, to: number, focus: string) => {
    if (to < 0 || to >= rows.length) return
    move(from, to)
    focusNext.current = focus
    setSaid(t('form.rowMoved', { number: to + 1 }))
  }
  const removeRow = (index: number) => {
    remove(index)
    focusNext.current = rows.length > 1 ? `[data-remove="${Math.min(index, rows.length - 2)}"]` : '[data-add]'
    setSaid(t('form.rowRemoved', { number: index + 1 }))
  }
  useRowKeys(body, (index, step, focused) => {
    const moved = focused?.replace(`${path}.${index}.`, `${path}.${index + step}.`)
    moveRow(index, index + step, moved ? `[name="${CSS.escape(moved)}"]` : `[data-down="${index + step}"]`)
  })
  const isFull = field.max !== undefined && rows.length >= field.max
  return (
    <div
      ref={body}
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.rows}
    >
      {rows.length > 0 && (
        <div className={styles.head} style={columnsStyle} aria-hidden>
          {columns.map(([inner, { kind }]) => (
            <span
              key={inner}
              className={
                kind === 'money' || kind === 'integer' || kind === 'decimal' ? styles.end : undefined
              }
            >
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
        <Button data-add size="small" disabled={isFull} onClick={() => append(newForm(field.fields))}>
          {t('form.addRow')}
        </Button>
      </div>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  )
}
