import { useId } from 'react'
import { Select } from '#shell/parts/select/select'
import { labelIdOf, type SelectOption } from '#shell/parts/select/select-props'
import { WidthOfTexts } from './width-of-texts'
import styles from './range-bar.module.css'

interface ChoiceMenuProps {
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  /** Beside the label; on a phone in place of it. */
  readonly note?: string | undefined
  readonly describedBy?: string | undefined
  /** Whether it may have a note. */
  readonly isNoted?: boolean
  readonly onPick: (value: string) => void
}

/** A choice of one option from a menu. */
export function ChoiceMenu({
  label,
  value,
  options,
  note,
  describedBy,
  isNoted = false,
  onPick,
}: ChoiceMenuProps) {
  const id = useId()
  return (
    <div className={isNoted ? `${styles.field} ${styles.noted}` : styles.field}>
      <div className={styles.labels}>
        <label id={labelIdOf(id)} htmlFor={id}>
          {label}
        </label>
        {note && <span aria-hidden="true">{note}</span>}
      </div>
      <Select id={id} value={value} options={options} describedBy={describedBy} onChange={onPick} />
      <WidthOfTexts texts={options.map((option) => option.label)} />
    </div>
  )
}
