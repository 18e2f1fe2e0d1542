import { useId } from 'react'
import { Select } from '#shell/parts/select/select'
import { labelIdOf, type SelectOption } from '#shell/parts/select/select-props'
import { WidthOfTexts } from './width-of-texts'
import styles from './range-bar.module.css'

interface ChoiceMenuProps {
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onPick: (value: string) => void
}

/** A choice of one option from a menu. */
export function ChoiceMenu({ label, value, options, onPick }: ChoiceMenuProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label id={labelIdOf(id)} htmlFor={id}>
        {label}
      </label>
      <Select id={id} value={value} options={options} onChange={onPick} />
      <WidthOfTexts texts={options.map((option) => option.label)} />
    </div>
  )
}
