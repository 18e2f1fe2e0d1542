import { useEffect, useId, useRef, useState } from 'react'
import { DateInput } from '#screens/fields/input/dates/date-inputs'
import styles from './range-bar.module.css'

interface DayInputProps {
  readonly label: string
  /** 'YYYY-MM-DD'. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onPick: (day: string) => void
}

/** How long after the last key a typed date is used, in milliseconds. */
const pause = 500

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)

/** A day, typed or chosen from a calendar. Incomplete dates are ignored, those outside of the limits are marked. */
export function DayInput({ label, value, min = '', max = '9', onPick }: DayInputProps) {
  const id = useId()
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
    </div>
  )
}
