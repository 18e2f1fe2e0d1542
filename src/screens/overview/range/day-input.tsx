import { useEffect, useId, useRef, useState } from 'react'
import { DateInput } from '#screens/fields/input/dates/date-inputs'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { WidthOfTexts } from './width-of-texts'
import styles from './range-bar.module.css'

interface DayInputProps {
  readonly label: string
  /** 'YYYY-MM-DD'. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onPick: (day: string) => void
}

/** Each of them, because their names have different widths. */
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** How long after the last key a typed date is used, in milliseconds. */
const pause = 500

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)

/** A day, typed or chosen from a calendar. Incomplete dates are ignored, those outside of the limits are marked. */
export function DayInput({ label, value, min = '', max = '9', onPick }: DayInputProps) {
  const id = useId()
  const locale = useLocale()
  const [typed, setTyped] = useState<{ of: string; value: unknown }>({ of: value, value })
  if (typed.of !== value) setTyped({ of: value, value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isWithin = isDay(typed.value) && typed.value >= min && typed.value <= max
  const change = (next: unknown) => {
    setTyped({ of: value, value: next })
    clearTimeout(timer.current)
    if (isDay(next) && next !== value && next >= min && next <= max)
      timer.current = setTimeout(() => onPick(next), pause)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        path={id}
        name="day"
        label={label}
        required
        invalid={!isWithin}
        describedBy={undefined}
        value={typed.value}
        onChange={change}
        onBlur={() => undefined}
        inputRef={null}
      />
      <WidthOfTexts texts={months.map((month) => formatDay(`2028-${month}-28`, locale))} />
    </div>
  )
}
