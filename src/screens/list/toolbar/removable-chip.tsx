import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cross } from '../cross'
import styles from './filter-chips.module.css'
import icon from '#screens/moves/icon-button.module.css'

interface RemovableChipProps {
  readonly onRemove: () => void
  /** The condition in words. */
  readonly children: ReactNode
}

/** One condition of a list in words, with a button that removes it. */
export function RemovableChip({ onRemove, children }: RemovableChipProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <span className={styles.chip}>
      <span id={`${id}text`}>{children}</span>
      <button
        type="button"
        id={`${id}remove`}
        className={`${icon.button} ${icon.small}`}
        aria-label={t('list.removeFilter')}
        aria-labelledby={`${id}remove ${id}text`}
        onClick={onRemove}
      >
        <Cross />
      </button>
    </span>
  )
}
