import type { IcsEvent } from '#server/features/ics/ics-event'

/** A file as a program writes it, and what reading it must find. */
export interface IcsSample {
  readonly name: string
  readonly text: string
  /** The bytes, if the file is not UTF-8. */
  readonly bytes?: Uint8Array
  /** The zone of times without any; default: Europe/Berlin. */
  readonly zone?: string
  /** Some values of the events, in their order. */
  readonly events: readonly Partial<IcsEvent>[]
  /** The reasons of what is refused. */
  readonly refused?: readonly string[]
}

/** A calendar with lines inside it, joined as RFC 5545 requires. */
export const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sample//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** The lines of an event. */
export const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'DTSTAMP:20260901T080000Z', ...lines, 'END:VEVENT'].join('\r\n')

/** A calendar with one event. */
export const single = (...lines: readonly string[]): string => calendar(event(...lines))

/** The definition of a time zone with summer time, as Outlook writes it. */
export const outlookZone = (tzid: string, offsets: readonly [winter: string, summer: string]): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    'BEGIN:STANDARD',
    'DTSTART:16011028T030000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    `TZOFFSETFROM:${offsets[1]}`,
    `TZOFFSETTO:${offsets[0]}`,
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010325T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    `TZOFFSETFROM:${offsets[0]}`,
    `TZOFFSETTO:${offsets[1]}`,
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n')
