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

/** The starts of an event up to a time, walked through day by day; without the library that the server uses. */
function startsOf(event: StoredEvent, until: number): number[] {
  const start = Date.parse(event.start)
  if (event.recurrence === null) return [start]
  const zone = event.allDay ? 'UTC' : (event.timezone ?? 'UTC')
  const parts = new Map(
    event.recurrence
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  )
  const unknown = [...parts.keys()].filter(
    (name) => !['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY'].includes(name),
  )
  if (unknown.length > 0) throw new Error(`The walk does not know ${event.recurrence}`)
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const count = Number(parts.get('COUNT') ?? Infinity)
  const written = parts.get('UNTIL')
  const last = written === undefined ? Infinity : untilOf(written)
  const first = localOf(start, zone)
  const named = parts.get('BYDAY')?.split(',') ?? [weekdays[new Date(first).getUTCDay()] ?? '']
  const starts: number[] = []
  for (let local = first, passed = 0; ; local += day, passed += 1) {
    const isNamed = named.includes(weekdays[new Date(local).getUTCDay()] ?? '')
    const matches =
      parts.get('FREQ') === 'DAILY'
        ? passed % interval === 0 && (!parts.has('BYDAY') || isNamed)
        : (monday(local) - monday(first)) % interval === 0 && isNamed
    const instant = matches ? instantOf(local, zone) : undefined
    if (instant !== undefined) {
      if (instant > last || instant > until || starts.length >= count) break
      starts.push(instant)
    }
    if (local > until + 2 * day) break
  }
  const excluded = new Set(event.excludedStarts.map((row) => Date.parse(row.start)))
  const added = event.addedStarts.map((row) => Date.parse(row.start))
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
