import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'

interface OrderButtonsProps {
  readonly field: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: number) => void
}

/** Buttons that move an item up and down. */
export function MoveButtons({ field, isFirst, isLast, onMove }: OrderButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <SmallButton
        label={t('listPanels.moveUp', { field })}
        path="M8 12V4M4.5 7.5 8 4l3.5 3.5"
        off={isFirst}
        onClick={() => onMove(-1)}
      />
      <SmallButton
        label={t('listPanels.moveDown', { field })}
        path="M8 4v8M4.5 8.5 8 12l3.5-3.5"
        off={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}

interface PinButtonProps {
  readonly field: string
  readonly isPinned: boolean
  /** No more columns can be pinned. */
  readonly off: boolean
  readonly onPin: () => void
}

/** A button that pins a column, so that it stays in place while the others are scrolled. */
export function PinButton({ field, isPinned, off, onPin }: PinButtonProps) {
  const { t } = useTranslation()
  return (
    <SmallButton
      label={t('listPanels.pin', { field })}
      path="M6 2.5h4M6.5 2.5v4L4.5 9h7l-2-2.5v-4M8 9v4.5"
      pressed={isPinned}
      off={off}
      onClick={onPin}
    />
  )
}

interface SmallButtonProps {
  readonly label: string
  readonly path: string
  /** Disabled, but still focusable, so that the button keeps the focus when the item reaches the end. */
  readonly off?: boolean
  /** Whether it is switched on; left out for a button that is no switch. */
  readonly pressed?: boolean
  readonly onClick: () => void
}

export const SmallButton = ({ label, path, off = false, pressed, onClick }: SmallButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    aria-disabled={off}
    aria-pressed={pressed}
    color={pressed ? 'primary' : 'default'}
    sx={off ? { opacity: 0.4 } : {}}
    onClick={() => off || onClick()}
  >
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </IconButton>
)
