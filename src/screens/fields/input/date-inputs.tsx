import { readDay, readInstant } from '../day-text'
import { formatDay, formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import type { InputProps } from './input-props'
import { MomentInput } from './moment-input'

type DateProps = InputProps & {
  /** Where nothing is done with a text that is no date: empty instead of the text. */
  readonly emptyUnlessRead?: boolean
}

/** A calendar day, 'YYYY-MM-DD': typed as one likes, or picked from a calendar. */
export function DateInput(props: DateProps) {
  const locale = useLocale()
  const script = {
    read: (text: string) => readDay(text, locale),
    write: (value: string) => formatDay(value, locale),
  }
  return <MomentInput {...props} script={script} withTime={false} />
}

/** An instant, entered in the zone of the browser. */
export function DatetimeInput(props: DateProps) {
  const locale = useLocale()
  const script = {
    read: (text: string) => readInstant(text, locale),
    write: (value: string) => formatInstant(value, locale),
  }
  return <MomentInput {...props} script={script} withTime />
}
