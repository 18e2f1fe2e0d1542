/** An event as its table stores it. */
export interface StoredEvent {
  readonly id: string
  readonly room: string | null
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly timezone: string | null
  readonly recurrence: string | null
  readonly excludedStarts: readonly { readonly start: string }[]
  readonly addedStarts: readonly { readonly start: string }[]
}

/** A time at which an event has its room, in milliseconds. */
export interface Taken {
  readonly id: string
  readonly room: string
  readonly start: number
  readonly end: number
  /** The start as the series has it. */
  readonly at: number
}

const [hour, day] = [3_600_000, 86_400_000]
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const formats = new Map<string, Intl.DateTimeFormat>()

/** What UTC would be with the same local date and time. */
function localOf(instant: number, zone: string): number {
  let format = formats.get(zone)
  if (!format)
    formats.set(
      zone,
      (format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      })),
    )
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
}

/** The instant of a local time, by trying offsets. */
function instantOf(local: number, zone: string): number | undefined {
  for (let offset = -14; offset <= 14; offset += 0.5)
    if (localOf(local - offset * hour, zone) === local) return local - offset * hour
  return undefined
}

const monday = (local: number) => Math.floor((Math.floor(local / day) + 3) / 7)

type Parts = ReadonlyMap<string, string>

/** @throws Error for a rule with parts that the walk does not know. */
function partsOf(recurrence: string): Parts {
  const parts = new Map(
    recurrence
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  )
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY']
  if ([...parts.keys()].some((name) => !known.includes(name)))
    throw new Error(`The walk does not know ${recurrence}`)
  return parts
}

/** Whether a rule names a local day, that many days after the first. */
function isNamed(parts: Parts, first: number, local: number): boolean {
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const weekday = (of: number) => weekdays[new Date(of).getUTCDay()] ?? ''
  const named = parts.get('BYDAY')?.split(',')
  if (parts.get('FREQ') === 'DAILY')
    return Math.round((local - first) / day) % interval === 0 && (named?.includes(weekday(local)) ?? true)
  const isWeek = (monday(local) - monday(first)) % interval === 0
  return isWeek && (named ?? [weekday(first)]).includes(weekday(local))
}

function ruleStarts(event: StoredEvent, recurrence: string, until: number): number[] {
  const zone = event.allDay ? 'UTC' : (event.timezone ?? 'UTC')
  const parts = partsOf(recurrence)
  const written = parts.get('UNTIL')
  const last = Math.min(until, written === undefined ? Infinity : untilOf(written))
  const first = localOf(Date.parse(event.start), zone)
  const starts: number[] = []
  for (let local = first; local <= last + 2 * day; local += day) {
    const instant = isNamed(parts, first, local) ? instantOf(local, zone) : undefined
    if (instant !== undefined && instant <= last) starts.push(instant)
  }
  return starts.slice(0, Number(parts.get('COUNT') ?? starts.length))
}

/** The starts of an event up to a time, walked through day by day; without the library that the server uses. */
function startsOf(event: StoredEvent, until: number): number[] {
  if (event.recurrence === null) return [Date.parse(event.start)]
  const excluded = new Set(event.excludedStarts.map((row) => Date.parse(row.start)))
  const added = event.addedStarts.map((row) => Date.parse(row.start))
  const starts = ruleStarts(event, event.recurrence, until)
  return [...new Set([...starts, ...added])].filter((at) => !excluded.has(at))
}

function untilOf(written: string): number {
  const [, year, month, date, time = '235959'] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z?)?$/.exec(written) ?? []
  return Date.parse(`${year}-${month}-${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}.000Z`)
}

/** The times at which an event has its room, up to a time. */
export function takenBy(event: StoredEvent, until: number): Taken[] {
  const { id, room, allDay, timezone } = event
  if (room === null) return []
  const length = Date.parse(event.end) - Date.parse(event.start)
  return startsOf(event, until)
    .map((at) => {
      if (!allDay) return { id, room, at, start: at, end: at + length }
      const zone = timezone ?? 'UTC'
      const [start = at, end = at] = [at, at + length + day].map((local) => instantOf(local, zone))
      return { id, room, at, start, end }
    })
    .filter(({ start, end }) => end > start)
}

/** Two times at which different events have the same room, if there are such. */
export function doubleBooking(events: readonly StoredEvent[], until: number): readonly Taken[] {
  const all = events.flatMap((event) => takenBy(event, until)).toSorted((a, b) => a.start - b.start)
  for (const [index, taken] of all.entries())
    for (const other of all.slice(index + 1)) {
      if (other.start >= taken.end) break
      if (other.room === taken.room && other.id !== taken.id) return [taken, other]
    }
  return []
}
