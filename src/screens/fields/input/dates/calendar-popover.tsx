import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock'
import dayjs, { type Dayjs } from 'dayjs'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarLanguage } from './calendar-language'
import styles from './calendar-popover.module.css'

interface CalendarPopoverProps {
  /** The button that opened the popover, which is its anchor. */
  readonly opener: RefObject<HTMLElement | null>
  readonly label: string
  /** A day 'YYYY-MM-DD', or an instant if `withTime` is set. */
  readonly value: string | undefined
  readonly withTime: boolean
  readonly mayBeEmpty: boolean
  readonly onPick: (value: string | null) => void
  readonly onClose: () => void
}

/** A calendar in a popover, with a clock if `withTime` is set. Choosing a day closes it, choosing a time does not. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { opener, label, value, withTime, mayBeEmpty, onPick, onClose } = props
  const { t } = useTranslation()
  const at = value ? dayjs(value) : null
  const give = (next: Dayjs) => onPick(withTime ? next.toISOString() : next.format('YYYY-MM-DD'))
  const giveDay = (next: Dayjs) => {
    const time = at ?? dayjs().startOf('hour')
    give(next.hour(time.hour()).minute(time.minute()).second(0).millisecond(0))
    if (!withTime) onClose()
  }
  const leave = (last: () => void) => () => {
    last()
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={() => opener.current as HTMLElement}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <CalendarLanguage>
        <div className={styles.sides}>
          <DateCalendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user opened it in order to use it; closing it restores the focus.
            autoFocus
            value={at}
            slotProps={{ calendarHeader: { format: t('pickers.monthFormat') } }}
            onChange={(next, state, view) => {
              if (next && (state === 'finish' || view === 'day')) giveDay(next)
            }}
          />
          {withTime && (
            <MultiSectionDigitalClock
              className={styles.clock}
              value={at}
              timeSteps={{ minutes: 5 }}
              onChange={(next: Dayjs | null) => next && give(next)}
            />
          )}
        </div>
      </CalendarLanguage>
      <div className={styles.foot}>
        {mayBeEmpty && (
          <Button size="small" color="inherit" onClick={leave(() => onPick(null))}>
            {t('pickers.clear')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={leave(() => give(dayjs().second(0).millisecond(0)))}>
          {t(withTime ? 'pickers.now' : 'pickers.today')}
        </Button>
        {withTime && (
          <Button size="small" variant="contained" onClick={onClose}>
            {t('pickers.done')}
          </Button>
        )}
      </div>
    </Popover>
  )
}
