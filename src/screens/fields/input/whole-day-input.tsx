import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { dayOf } from '#base/format/days'
import { DateInput, DatetimeInput } from './date-inputs'
import type { InputProps } from './input-props'

/** When something begins that had whole days, in hours of the day. */
const defaultHour = 9

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The day on which something is here, as the whole day of that name in UTC. */
export const asWholeDay = (instant: string): string => `${dayOf(instant)}T00:00:00.000Z`
/** A whole day as an instant of the morning here. */
export const asInstant = (wholeDay: string): string =>
  new Date(`${wholeDay.slice(0, 10)}T0${defaultHour}:00:00`).toISOString()

/**
 * An instant that is a whole day where another field of the form says so: then its day alone is entered, which is the
 * same one in every zone. When that changes, the day stays.
 */
export function WholeDayInput({ wholeDay, ...props }: InputProps & { readonly wholeDay: string }) {
  const isWhole: unknown = useWatch({ name: wholeDay })
  const { value, onChange } = props
  const before = useRef({ isWhole, value })
  const turn = useEffectEvent(() => {
    const turned = before.current.isWhole !== isWhole
    // Where both have changed, another reading of the record has come: it is right as it is.
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
