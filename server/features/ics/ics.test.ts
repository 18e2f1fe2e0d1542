import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time'
import { startsBetween } from '#recurrence/starts'
import { icsSamples } from '#tests/support/ics-samples'
import { calendar, event, single } from '#tests/support/ics-samples/sample'
import { decodedIcs } from './decode-ics'
import { readCalendar, TooLargeCalendar } from './read-ics'
import { namedZone } from './zones/named-zone'
import { definedOffsets } from './reading/observances'
import { componentsOf } from './reading/components'
import { offsetIn } from './reading/read-zone'
import { windowsZones } from './zones/windows-zones'
import { zoneDefinition } from './writing/zone-definition'
import { calendarText } from './write-ics'

const zone = 'Europe/Berlin'

describe('files of other programs', () => {
  it('are at least sixty', () => expect(icsSamples.length).toBeGreaterThanOrEqual(60))

  it.each(icsSamples)('$name', ({ text, bytes, events, refused = [], zone: floating = zone }) => {
    const read = readCalendar(bytes ? decodedIcs(bytes) : text, { zone: floating })
    expect(read.events).toHaveLength(events.length)
    expect(read.events).toMatchObject(events)
    expect(read.refused.map(({ reason }) => reason)).toEqual(refused)
    const written = calendarText({ method: 'PUBLISH', events: read.events })
    const again = readCalendar(written, { zone: 'Pacific/Auckland' })
    expect(again.events).toEqual(read.events)
    expect(again.refused).toEqual([])
    expect(calendarText({ method: 'PUBLISH', events: again.events })).toBe(written)
  })
})

describe('a written calendar', () => {
  it('has lines of at most 75 octets that end with CR LF, also in several scripts', () => {
    for (const { text, bytes } of icsSamples) {
      const { events } = readCalendar(bytes ? decodedIcs(bytes) : text, { zone })
      const written = calendarText({ method: 'PUBLISH', name: '日历'.repeat(50), events })
      const lines = written.split('\r\n')
      expect(lines.join('')).not.toMatch(/[\r\n]/)
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(written).not.toContain('\uFFFD')
    }
  })

  it('of an invitation asks for answers, has no reminders, and a cancelled one says so', () => {
    const { events } = readCalendar(
      single(
        'UID:a',
        'DTSTART:20260701T090000Z',
        'SUMMARY:A',
        'ORGANIZER:mailto:o@b.example',
        'ATTENDEE;CN=Ines:mailto:i@b.example',
        'BEGIN:VALARM',
        'TRIGGER:-PT5M',
        'ACTION:DISPLAY',
        'END:VALARM',
      ),
    )
    const request = calendarText({ method: 'REQUEST', events }).replaceAll('\r\n ', '')
    expect(request).toContain('METHOD:REQUEST')
    expect(request).toContain('PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Ines:mailto:i@b.example')
    expect(request).not.toContain('VALARM')
    expect(calendarText({ method: 'CANCEL', events })).toContain('STATUS:CANCELLED')
  })

  it('leaves out exclusions where the event that replaces the occurrence is written too', () => {
    const { events } = readCalendar(
      calendar(
        event(
          'UID:a',
          'DTSTART:20260701T090000Z',
          'RRULE:FREQ=DAILY;COUNT=5',
          'EXDATE:20260702T090000Z',
          'EXDATE:20260703T090000Z',
          'SUMMARY:A',
        ),
        event('UID:a', 'RECURRENCE-ID:20260702T090000Z', 'DTSTART:20260702T120000Z', 'SUMMARY:Moved'),
      ),
    )
    const written = calendarText({ method: 'PUBLISH', events })
    expect(written.match(/EXDATE.*/g)).toEqual(['EXDATE:20260703T090000Z'])
  })
})

describe('time zones', () => {
  it('of Windows are known to this runtime', () => {
    expect(windowsZones.size).toBeGreaterThan(130)
    for (const [name, iana] of windowsZones) expect([name, namedZone(name)]).toEqual([name, iana])
  })

  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Asia/Shanghai',
    'Africa/Casablanca',
    'Asia/Jerusalem',
    'America/Santiago',
    'Europe/Moscow',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  ]
  it.each(zones)('%s is defined so that its offsets are those of the runtime', (name) => {
    const [first, last] = [2009, 2031]
    const [component] = componentsOf(zoneDefinition(name, { first, last }).join('\r\n'))
    const offsetAt = component && definedOffsets(component)
    const differences = []
    for (let at = Date.UTC(first, 0, 1); at < Date.UTC(last + 1, 0, 1); at += 17 * 3_600_000)
      if (offsetAt?.(at) !== offsetIn(name, at)) differences.push(new Date(at).toISOString())
    expect(differences).toEqual([])
  })

  it('of a series keep its local time through the change of the clocks', () => {
    const { events } = readCalendar(
      single(
        'UID:a',
        'DTSTART;TZID=W. Europe Standard Time:20261019T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'SUMMARY:A',
      ),
    )
    const [{ recurrence, ...series } = events[0] as never] = events
    expect(recurrence).not.toBeNull()
    expect(startsBetween({ ...series, recurrence: String(recurrence) }, 0, Date.UTC(2030, 0))).toEqual([
      '2026-10-19T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ])
  })
})

describe('limits', () => {
  const repeated = (text: string, count: number) => text.repeat(count)
  it.each([
    ['a file that is too large', repeated('X', 5 * 1024 * 1024 + 1)],
    ['too many events', calendar(repeated(`${event('UID:a', 'DTSTART:20260701T090000Z')}\r\n`, 10_001))],
    ['too many lines', repeated('X\n', 200_001)],
    ['components inside of components', repeated('BEGIN:VEVENT\r\n', 100)],
  ])('%s is refused', (_, text) => {
    expect(() => readCalendar(text)).toThrow(TooLargeCalendar)
  })

  it.each([
    ['folded parts', `BEGIN:VEVENT\nSUMMARY:${repeated('\n x', 100_000)}`],
    ['quotes', `BEGIN:VEVENT\n${repeated('DTSTART;A="', 100_000)}`],
    ['parameters', `BEGIN:VEVENT\nDTSTART${repeated(';A=B', 100_000)}:20260701`],
    ['backslashes', `BEGIN:VEVENT\nDTSTART:20260701T090000Z\nSUMMARY:${repeated('\\', 100_000)}`],
    ['colons', repeated(':', 1_000_000)],
    [
      'exceptions',
      `BEGIN:VEVENT\nDTSTART:20260701T090000Z\nRRULE:FREQ=DAILY\nEXDATE:${repeated('20260701T090000Z,', 10_000)}`,
    ],
    ['zones', calendar(repeated(`${event('UID:a', 'DTSTART;TZID=Nowhere:20260701T090000')}\r\n`, 9000))],
  ])('many %s take little time', (_, text) => {
    expect(processorTimeOf(() => void readCalendar(text))).toBeLessThan(3000)
  })
})
