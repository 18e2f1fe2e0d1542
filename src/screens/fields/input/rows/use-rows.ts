import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '#define/kinds'
import { newForm, type FormValues } from '#screens/fields/form-values'
import { useRowKeys } from './use-row-keys'

/**
 * The rows of a list and their operations. The focus follows each operation, and `said` has the text that announces
 * it.
 */
export function useRows(field: FieldOf<'listOf'>, path: string) {
  const { t } = useTranslation()
  const { fields: rows, append, remove, move } = useFieldArray({ name: path })
  const body = useRef<HTMLDivElement>(null)
  const focusNext = useRef('')
  const [message, setMessage] = useState('')
  const isFull = field.max !== undefined && rows.length >= field.max

  useEffect(() => {
    if (focusNext.current === '') return
    body.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = ''
  })
  /** Adds a row last. One with given values leaves the focus where it is. */
  const addRow = (values?: FormValues) =>
    append({ ...newForm(field.fields), ...values }, { shouldFocus: !values })
  const moveRow = (from: number, to: number, focus: string) => {
    if (to < 0 || to >= rows.length) return
    move(from, to)
    focusNext.current = focus
    setMessage(t('form.rowMoved', { number: to + 1 }))
  }
  const removeRow = (index: number) => {
    remove(index)
    focusNext.current = rows.length > 1 ? `[data-remove="${Math.min(index, rows.length - 2)}"]` : '[data-add]'
    setMessage(t('form.rowRemoved', { number: index + 1 }))
  }
  /** Selects the same input in another row. */
  const sameIn = (index: number, other: number, focused: string) =>
    `[name="${focused.replace(`${path}.${index}.`, `${path}.${other}.`)}"]`

  useRowKeys(body, {
    onMove: (index, step, focused) => {
      const to = index + step
      moveRow(index, to, focused ? sameIn(index, to, focused) : `[data-down="${to}"]`)
    },
    onEnter: (index, focused) => {
      // After the last row the input for a new one, if there is such an input.
      const next = body.current?.querySelector<HTMLElement>(
        `${sameIn(index, index + 1, focused)},textarea[data-add]`,
      )
      if (next) next.focus()
      else if (!isFull) addRow()
    },
  })
  return { rows, body, message, isFull, addRow, moveRow, removeRow }
}
