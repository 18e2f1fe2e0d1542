import type { InputProps } from './input-props'
import { LineInput } from './text-inputs'

/** A calendar day, by the browser's own picker. */
export const DateInput = (props: InputProps) => (
  <LineInput {...props} attributes={{ type: 'date', max: '9999-12-31' }} />
)

const two = (part: number) => String(part).padStart(2, '0')

/** An instant as the clock on the wall shows it: '2025-12-31T18:30'. */
export function wallClock(instant: string): string {
  const time = new Date(instant)
  if (Number.isNaN(time.getTime())) return ''
  const day = `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** The instant at which the clock on the wall shows this; null where nothing is entered. */
export function instantAt(clock: string): string | null {
  const time = new Date(clock)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** An instant, entered in the zone of the browser. */
export const DatetimeInput = (props: InputProps) => (
  <LineInput
    {...props}
    value={typeof props.value === 'string' ? wallClock(props.value) : ''}
    onChange={(clock) => props.onChange(instantAt(String(clock)))}
    attributes={{ type: 'datetime-local', max: '9999-12-31T23:59' }}
  />
)
