import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import styles from './rows-input.module.css'

interface RowButtonsProps {
  readonly index: number
  readonly count: number
  /** Moves a row; `focus` is the selector of the element in it that receives the focus. */
  readonly onMove: (from: number, to: number, focus: string) => void
  readonly onRemove: (index: number) => void
}

const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

/** The buttons of a row of a list. */
export function RowButtons({ index, count, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTranslation()
  const number = index + 1
  const focusAfter = (to: number, wanted: 'up' | 'down') =>
    to === 0 ? '[data-down="0"]' : to === count - 1 ? `[data-up="${to}"]` : `[data-${wanted}="${to}"]`
  return (
    <span className={styles.buttons}>
      <IconButton
        data-up={index}
        aria-label={t('form.rowUp', { number })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1, focusAfter(index - 1, 'up'))}
      >
        <Icon path="M8 13V3M4 7l4-4 4 4" />
      </IconButton>
      <IconButton
        data-down={index}
        aria-label={t('form.rowDown', { number })}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1, focusAfter(index + 1, 'down'))}
      >
        <Icon path="M8 3v10M4 9l4 4 4-4" />
      </IconButton>
      <IconButton
        data-remove={index}
        aria-label={t('form.removeRow', { number })}
        onClick={() => onRemove(index)}
      >
        <Icon path="M4 4l8 8M12 4l-8 8" />
      </IconButton>
    </span>
  )
}
