import { dayTagOf } from '#text/language-tag'
import type { Language } from '../caller'

interface MomentOptions {
  readonly language: Language
  readonly zone: string
  readonly isWholeDay: boolean
  /** Whether the year is part of it. */
  readonly hasYear?: boolean
}

const formatOf = ({ language, zone, isWholeDay, hasYear }: MomentOptions) =>
  new Intl.DateTimeFormat(dayTagOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: zone,
    ...(!isWholeDay && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })

/** When something starts, as in a message: the day, and the time unless it lasts whole days. In milliseconds. */
export const momentText = (moment: number, options: MomentOptions): string => formatOf(options).format(moment)

/** When something starts and ends, as in a message. Both in milliseconds; of whole days the last one. */
export const rangeText = (start: number, end: number, options: MomentOptions): string =>
  end <= start ? momentText(start, options) : formatOf(options).formatRange(start, end)
