import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { RangeForm } from './range-form'
import styles from './range-popover.module.css'
import type { RangeProps } from './range-props'

interface RangePopoverProps extends RangeProps {
  /** The field that opened the popover, which is its anchor. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The dialog of a range: below its field, and on a phone at the bottom of the screen. */
export function RangePopover({ opener, ...form }: RangePopoverProps) {
  const { t } = useTranslation()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 599px)')
  const side = useTheme().direction === 'rtl' ? 'right' : 'left'
  const { onClose } = form
  const content = (
    <>
      <h2 id={id} className="visually-hidden">
        {t('pickers.chooseDays', { field: form.label })}
      </h2>
      <RangeForm {...form} />
    </>
  )
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }
  if (isNarrow)
    return (
      <Drawer
        open
        anchor="bottom"
        onClose={onClose}
        slotProps={{ paper: { ...dialog, className: styles.sheet } }}
      >
        {content}
      </Drawer>
    )
  return (
    <Popover
      open
      anchorEl={() => opener.current as HTMLElement}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{ paper: dialog }}
    >
      {content}
    </Popover>
  )
}
