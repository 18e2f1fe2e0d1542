import { calendar, event, single, type IcsSample } from './sample'

const berlinZone = (...lines: readonly string[]) =>
  event('DTSTART;TZID=Europe/Berlin:20261019T090000', 'DTEND;TZID=Europe/Berlin:20261019T100000', ...lines)

/** Files with every way to write times and exceptions. */
export const timeSamples: readonly IcsSample[] = [
  {
    name: 'floating times in the zone of the caller',
    zone: 'Asia/Shanghai',
    text: single('UID:x1', 'DTSTART:20260701T090000', 'DTEND:20260701T100000', 'SUMMARY:F'),
    events: [{ start: '2026-07-01T01:00:00.000Z', timezone: 'Asia/Shanghai' }],
  },
  {
    name: 'a duration of weeks and days',
    text: single('UID:x2', 'DTSTART:20260701T090000Z', 'DURATION:P1W', 'SUMMARY:W'),
    events: [{ end: '2026-07-08T09:00:00.000Z' }],
  },
  {
    name: 'no end: an event with a time has no length',
    text: single('UID:x3', 'DTSTART:20260701T090000Z', 'SUMMARY:Point'),
    events: [{ end: '2026-07-01T09:00:00.000Z' }],
  },
  {
    name: 'whole days with a duration',
    text: single('UID:x4', 'DTSTART;VALUE=DATE:20260701', 'DURATION:P3D', 'SUMMARY:Fair'),
    events: [{ end: '2026-07-03T00:00:00.000Z' }],
  },
  {
    name: 'whole days whose end is their start',
    text: single('UID:x5', 'DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260701', 'SUMMARY:Same'),
    events: [{ end: '2026-07-01T00:00:00.000Z' }],
  },
  {
    name: 'dates without VALUE=DATE',
    text: single('UID:x6', 'DTSTART:20260701', 'DTEND:20260703', 'SUMMARY:Plain'),
    events: [{ allDay: true, end: '2026-07-02T00:00:00.000Z' }],
  },
  {
    name: 'excluded dates of an event with a time',
    text: calendar(
      berlinZone('UID:x7', 'RRULE:FREQ=DAILY;COUNT=10', 'EXDATE;VALUE=DATE:20261020,20261026', 'SUMMARY:E'),
    ),
    events: [{ excluded: ['2026-10-20T07:00:00.000Z', '2026-10-26T08:00:00.000Z'] }],
  },
  {
    name: 'excluded starts in UTC and in several lines',
    text: calendar(
      berlinZone(
        'UID:x8',
        'RRULE:FREQ=DAILY;COUNT=10',
        'EXDATE:20261026T080000Z',
        'EXDATE;TZID=Europe/Berlin:20261020T090000',
        'SUMMARY:E',
      ),
    ),
    events: [{ excluded: ['2026-10-20T07:00:00.000Z', '2026-10-26T08:00:00.000Z'] }],
  },
  {
    name: 'excluded starts in another zone',
    text: calendar(
      berlinZone(
        'UID:x9',
        'RRULE:FREQ=DAILY;COUNT=10',
        'EXDATE;TZID=America/New_York:20261020T030000',
        'SUMMARY:E',
      ),
    ),
    events: [{ excluded: ['2026-10-20T07:00:00.000Z'] }],
  },
  {
    name: 'further whole days',
    text: single(
      'UID:x10',
      'DTSTART;VALUE=DATE:20260701',
      'RRULE:FREQ=MONTHLY;COUNT=3',
      'RDATE;VALUE=DATE:20260715,20260720',
      'EXDATE;VALUE=DATE:20260801',
      'SUMMARY:D',
    ),
    events: [
      {
        added: ['2026-07-15T00:00:00.000Z', '2026-07-20T00:00:00.000Z'],
        excluded: ['2026-08-01T00:00:00.000Z'],
      },
    ],
  },
  {
    name: 'an end of the rule in local time',
    text: calendar(berlinZone('UID:x11', 'RRULE:FREQ=DAILY;UNTIL=20261030T090000', 'SUMMARY:U')),
    events: [{ recurrence: 'FREQ=DAILY;UNTIL=20261030T080000Z' }],
  },
  {
    name: 'an end of the rule as a date',
    text: calendar(berlinZone('UID:x12', 'RRULE:FREQ=DAILY;UNTIL=20261030', 'SUMMARY:U')),
    events: [{ recurrence: 'FREQ=DAILY;UNTIL=20261030T225959Z' }],
  },
  {
    name: 'an end of the rule of whole days',
    text: single('UID:x13', 'DTSTART;VALUE=DATE:20260701', 'RRULE:FREQ=DAILY;UNTIL=20260710', 'SUMMARY:U'),
    events: [{ recurrence: 'FREQ=DAILY;UNTIL=20260710T000000Z' }],
  },
  {
    name: 'a replaced occurrence named by its date',
    text: calendar(
      berlinZone('UID:x14', 'RRULE:FREQ=DAILY;COUNT=5', 'SUMMARY:S'),
      event(
        'UID:x14',
        'RECURRENCE-ID;VALUE=DATE:20261021',
        'DTSTART;TZID=Europe/Berlin:20261021T150000',
        'DURATION:PT1H',
        'SUMMARY:Later',
      ),
    ),
    events: [{}, { originalStart: '2026-10-21T07:00:00.000Z' }],
  },
  {
    name: 'a replaced whole day that became an hour',
    text: calendar(
      event('UID:x15', 'DTSTART;VALUE=DATE:20260701', 'RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:S'),
      event(
        'UID:x15',
        'RECURRENCE-ID;VALUE=DATE:20260708',
        'DTSTART:20260708T100000Z',
        'DURATION:PT1H',
        'SUMMARY:Hour',
      ),
    ),
    events: [{}, { originalStart: '2026-07-08T00:00:00.000Z', allDay: false }],
  },
  {
    name: 'a replaced occurrence without its series',
    text: single(
      'UID:x16',
      'RECURRENCE-ID:20260708T100000Z',
      'DTSTART:20260708T120000Z',
      'DURATION:PT1H',
      'SUMMARY:Alone',
    ),
    events: [{ originalStart: '2026-07-08T10:00:00.000Z' }],
  },
  {
    name: 'a local time that the clocks skip',
    text: single(
      'UID:x17',
      'DTSTART;TZID=Europe/Berlin:20260329T023000',
      'DTEND;TZID=Europe/Berlin:20260329T033000',
      'SUMMARY:Skipped',
    ),
    events: [{ start: '2026-03-29T01:30:00.000Z' }],
  },
  {
    name: 'an event across the change of the clocks',
    text: single(
      'UID:x18',
      'DTSTART;TZID=Europe/Berlin:20261024T220000',
      'DTEND;TZID=Europe/Berlin:20261025T060000',
      'SUMMARY:Night',
    ),
    events: [{ start: '2026-10-24T20:00:00.000Z', end: '2026-10-25T05:00:00.000Z' }],
  },
  {
    name: 'times without seconds and with separators',
    text: single('UID:x19', 'DTSTART:2026-07-01T09:00:00Z', 'DTEND:20260701T1000Z', 'SUMMARY:ISO'),
    events: [{ start: '2026-07-01T09:00:00.000Z', end: '2026-07-01T10:00:00.000Z' }],
  },
  {
    name: 'a zone whose changes follow no rule',
    text: single(
      'UID:x20',
      'DTSTART;TZID=Africa/Casablanca:20260701T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY',
      'SUMMARY:Casablanca',
    ),
    events: [{ timezone: 'Africa/Casablanca' }],
  },
  {
    name: 'an event long ago in a zone with another offset then',
    text: single('UID:x21', 'DTSTART;TZID=Europe/Moscow:20090701T090000', 'DURATION:PT1H', 'SUMMARY:Moscow'),
    events: [{ start: '2009-07-01T05:00:00.000Z' }],
  },
  {
    name: 'an alarm relative to the end',
    text: single(
      'UID:z2',
      'DTSTART:20260701T090000Z',
      'DTEND:20260701T100000Z',
      'SUMMARY:End',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER;RELATED=END:-PT90M',
      'END:VALARM',
    ),
    events: [{ alarms: [{ minutes: 30, by: 'notification' }] }],
  },
]
