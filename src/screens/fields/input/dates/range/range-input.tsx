import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayRange } from '#base/format/day-range'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { completeRange, type RangeChoice } from './range-choice'
import styles from './range-input.module.css'
import type { RangeProps } from './range-props'

// Calendars are several times the size of the screens that have this input, so they are loaded when it is opened.
const RangePopover = lazy(() =>
  import('./range-popover').then((module) => ({ default: module.RangePopover })),
)

interface RangeInputProps extends RangeProps {
  /** The id of the control; the element with the id `{id}-label` names it. */
  readonly id: string
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
}

/**
 * A range of days in one field, which opens a dialog with presets, two dates that can be typed, and a calendar. It
 * needs the deferred texts.
 */
export function RangeInput({ id, invalid = false, describedBy, ...range }: RangeInputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const text = textOf(range.value, locale)
  return (
    <>
      <button
        ref={opener}
        id={id}
        type="button"
        className={styles.field}
        data-invalid={invalid || undefined}
        data-empty={text === undefined || undefined}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span className={styles.text}>{text ?? t('pickers.chooseRange')}</span>
        <Icon name="calendar-blank" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <RangePopover {...range} opener={opener} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A range as one text; a dash stands in place of a missing end. */
function textOf(choice: RangeChoice, locale: string): string | undefined {
  const range = completeRange(choice)
  if (range) return formatDayRange(range.from, range.to, locale)
  const [from, to] = [choice.from, choice.to].map((day) => (day ? formatDay(day, locale) : ''))
  return from || to ? `${from} – ${to}`.trim() : undefined
}
