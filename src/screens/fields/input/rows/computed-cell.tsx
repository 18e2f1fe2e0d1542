import { useWatch } from 'react-hook-form'
import type { AnyField, FieldOf } from '#define/kinds'
import { currencyOf } from '#define/reading'
import type { rowComputedOf } from '#define/row-computed'
import type { Values } from '#define/parsing/parse'
import { drawValue } from '../../draw'
import { isFigure } from '../../field-value'
import { settledValues } from '../../settled-values'
import { useRenderContext } from '../../use-render-context'
import { useFormScope } from '../form-scope'
import styles from './rows-input.module.css'

interface ComputedCellProps {
  readonly list: FieldOf<'listOf'>
  /** The path of the row: 'lines.0'. */
  readonly path: string
  /** The name of the list: 'lines'. */
  readonly name: string
  readonly computed: ReturnType<typeof rowComputedOf>[number]
}

/** A value that follows from the inputs of its row, updated on every keystroke. */
export function ComputedCell({ list, path, name: listName, computed }: ComputedCellProps) {
  const { resource, row, label } = useFormScope()
  const around = useRenderContext()
  const { name, inner, work } = computed
  const values = useWatch({ name: path }) as Values | undefined
  const currency = useCurrencyOf(inner)
  const cellName = `${listName}.${name}`
  const location = { resource, name: cellName, row: { ...row, ...currency } }
  return (
    <div className={styles.computed}>
      <span className={styles.cellLabel}>{label(cellName)}</span>
      <span className={isFigure(inner) ? styles.figure : undefined}>
        {drawValue(inner, work(settledValues(list.fields, values ?? {}), row), location, around)}
      </span>
    </div>
  )
}

/** The currency that the form has for an amount, by the name of its field. */
function useCurrencyOf(field: AnyField): Values {
  const { resource } = useFormScope()
  const name = (field.kind === 'money' && currencyOf(resource, field)) || ''
  const typed: unknown = useWatch({ name, disabled: name === '' })
  return typeof typed === 'string' ? { [name]: typed } : {}
}
