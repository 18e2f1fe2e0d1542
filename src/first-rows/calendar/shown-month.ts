import type { MonthEvent } from './month-events'

/** A month with its events, as the calendar library renders it. */
export interface ShownMonth {
  /** 'YYYY-MM'. */
  readonly month: string
  readonly today: string
  /** The first day of each week. */
  readonly weeks: readonly string[]
  /** The language of the calendar library. */
  readonly language: string
  readonly events: readonly MonthEvent[]
  /** The text for hidden events of a day. */
  readonly moreText: (day: string, hidden: number, isMicro: boolean) => string
  /** The URL that shows a day. */
  readonly dayUrl: (day: string) => string
}

/** Whether the days are narrow, and whether too narrow for times. */
export interface Widths {
  readonly isNarrow: boolean
  readonly isMicro: boolean
}

/** The height of an event with the space below it, which all have. */
export const lineHeight = 25
