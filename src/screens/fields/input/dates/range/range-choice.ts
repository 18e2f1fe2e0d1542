/** A range of calendar days 'YYYY-MM-DD', both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The ends of a range while it is chosen: each may be missing, or typed text that is not a day. */
export interface RangeChoice {
  readonly from: string | undefined
  readonly to: string | undefined
}

export type RangeEnd = keyof DayRange

/** What is wrong with one end, and the day that its message names. */
export interface RangeFault {
  readonly key: 'notADay' | 'tooEarly'
  readonly day?: string | undefined
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

/** The days of a choice in their order; undefined while one of them is missing. */
export const completeRange = ({ from, to }: RangeChoice): DayRange | undefined =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : undefined

/** Whether the next day that is chosen ends the range. */
export const isPending = ({ from, to }: RangeChoice): boolean => isDay(from) && !isDay(to)

/** The choice after a day of the calendar: the first one begins a range, the second one completes it. */
export function withDay(choice: RangeChoice, day: string): RangeChoice {
  if (!isPending(choice)) return { from: day, to: undefined }
  const from = choice.from ?? day
  return day < from ? { from: day, to: from } : { from, to: day }
}

/** The days that a calendar highlights. While the end is missing, they lead to the day that is pointed at. */
export const shownRange = (choice: RangeChoice, reached: string | undefined): DayRange | undefined =>
  completeRange(isPending(choice) ? withDay(choice, reached ?? choice.from ?? '') : choice)

/** What is wrong with the ends of a choice; an empty object if nothing is. */
export function faultsOf({ from, to }: RangeChoice): Readonly<Partial<Record<RangeEnd, RangeFault>>> {
  if (isDay(from) && isDay(to)) return to < from ? { to: { key: 'tooEarly', day: from } } : {}
  const fault = { key: 'notADay' } as const
  return { ...(!isDay(from) && { from: fault }), ...(!isDay(to) && { to: fault }) }
}
