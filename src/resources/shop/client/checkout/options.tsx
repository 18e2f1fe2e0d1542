import { useId } from 'react'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import checkout from './checkout.module.css'
import styles from './options.module.css'

interface OptionsProps<Option extends string> {
  /** The order field whose labels are shown. */
  readonly field: 'delivery' | 'paymentMethod'
  readonly legend: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
  /** What is shown below an option. */
  readonly noteOf?: (option: Option) => string | undefined
}

/** Radio buttons for a choice field of an order. */
export function Options<Option extends string>(props: OptionsProps<Option>) {
  const { field, legend, options, chosen, onChoose, noteOf } = props
  const labels = useLabels()
  const orders = useApp()['orders']
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          <span>
            {orders ? labels.option(orders, field, option) : option}
            <OptionNote text={noteOf?.(option)} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const OptionNote = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className={checkout.faint}>{text}</span>
