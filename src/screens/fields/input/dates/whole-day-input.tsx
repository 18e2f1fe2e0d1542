import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { dayOf } from '#base/format/days'
import { DateInput, DatetimeInput } from './date-inputs'
import type { InputProps } from '../input-props'

/** The hour at which a former whole-day event starts. */
const defaultHour = 9

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** Converts an instant to its local day, as midnight UTC. */
export const asWholeDay = (instant: string): string => `${dayOf(instant)}T00:00:00.000Z`
/** Converts a whole day to an instant in the local morning. */
export const asInstant = (wholeDay: string): string =>
  new Date(`${wholeDay.slice(0, 10)}T0${defaultHour}:00:00`).toISOString()

/**
 * An instant that becomes a whole day if another field of the form is true. Then only the day is entered, which is
 * the same in every time zone. The day is kept when that field changes.
 */
export function WholeDayInput({ wholeDay, ...props }: InputProps & { readonly wholeDay: string }) {
  const isWhole: unknown = useWatch({ name: wholeDay })
  const { value, onChange } = props
  const before = useRef({ isWhole, value })
  const turn = useEffectEvent(() => {
    const turned = before.current.isWhole !== isWhole
    // If both have changed, the record was loaded again and its value is already right.
    const isOther = before.current.value !== value
    before.current = { isWhole, value }
    if (turned && !isOther && isInstant(value))
      onChange(isWhole === true ? asWholeDay(value) : asInstant(value))
  })
  useEffect(() => turn(), [isWhole, value])
  if (isWhole !== true) return <DatetimeInput {...props} />
  return (
    <DateInput
      {...props}
      value={isInstant(value) ? value.slice(0, 10) : value}
      onChange={(day) =>
        onChange(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00.000Z` : day)
      }
    />
  )
}
