import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import dayjs from 'dayjs'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarLanguage } from '../calendar-language'
import { shownRange, type RangeChoice } from './range-choice'
import { RangeContext, RangeDay } from './range-day'
import styles from './range-popover.module.css'

interface RangeCalendarProps {
  readonly choice: RangeChoice
  /** The day whose month is shown first; by default the end of the range. */
  readonly shown: string | undefined
  readonly isFocused: boolean
  readonly onPick: (day: string) => void
}

const slots = { day: RangeDay }
const dayOf = (text: string | undefined) =>
  text !== undefined && dayjs(text).isValid() ? dayjs(text) : undefined

/** A calendar in which a range is chosen by its first and its last day, in any order. */
export function RangeCalendar({ choice, shown, isFocused, onPick }: RangeCalendarProps) {
  const { t } = useTranslation()
  const [reached, setReached] = useState<string>()
  const range = useMemo(() => shownRange(choice, reached), [choice, reached])
  const [first] = useState(() => dayOf(shown ?? choice.to ?? choice.from))
  const context = useMemo(() => ({ range, onReach: setReached }), [range])
  return (
    <div className={styles.calendar}>
      <CalendarLanguage>
        <RangeContext value={context}>
          <DateCalendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user opened it in order to use it; closing it restores the focus.
            autoFocus={isFocused}
            value={null}
            {...(first && { referenceDate: first })}
            slots={slots}
            slotProps={{ calendarHeader: { format: t('pickers.monthFormat') } }}
            onChange={(next, state, view) => {
              if (next && (state === 'finish' || view === 'day')) onPick(next.format('YYYY-MM-DD'))
            }}
          />
        </RangeContext>
      </CalendarLanguage>
    </div>
  )
}
