import { readDay, readInstant } from '#screens/fields/text/day-text'
import { formatDay, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { InputProps } from '../input-props'
import { MomentInput } from './moment-input'

type DateProps = InputProps & {
  /** Passes on an empty value instead of a text that is not a date. */
  readonly emptyUnlessRead?: boolean
}

/** A calendar day, 'YYYY-MM-DD': typed in any common format, or chosen from a calendar. */
export function DateInput(props: DateProps) {
  const locale = useLocale()
  const script = {
    read: (text: string) => readDay(text, locale),
    write: (value: string) => formatDay(value, locale),
  }
  return <MomentInput {...props} script={script} withTime={false} />
}

/** An instant, entered in the browser's time zone. */
export function DatetimeInput(props: DateProps) {
  const locale = useLocale()
  const script = {
    read: (text: string) => readInstant(text, locale),
    write: (value: string) => formatInstant(value, locale),
  }
  return <MomentInput {...props} script={script} withTime />
}
