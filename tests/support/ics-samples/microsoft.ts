import { calendar, event, outlookZone, single, type IcsSample } from './sample'

const berlin = ['+0100', '+0200'] as const

/** Files as Outlook and Exchange write them. */
export const microsoftSamples: readonly IcsSample[] = [
  {
    name: 'Outlook: a Windows zone with its definition',
    text: calendar(
      outlookZone('W. Europe Standard Time', berlin),
      event(
        'UID:o1',
        'DTSTART;TZID="W. Europe Standard Time":20261126T090000',
        'DTEND;TZID="W. Europe Standard Time":20261126T100000',
        'SUMMARY;LANGUAGE=de:Besprechung',
      ),
    ),
    events: [
      {
        summary: 'Besprechung',
        start: '2026-11-26T08:00:00.000Z',
        end: '2026-11-26T09:00:00.000Z',
        timezone: 'Europe/Berlin',
      },
    ],
  },
  {
    name: 'Outlook: a Windows zone without its definition',
    text: single(
      'UID:o2',
      'DTSTART;TZID=China Standard Time:20260701T090000',
      'DTEND;TZID=China Standard Time:20260701T093000',
      'SUMMARY:站会',
    ),
    events: [{ start: '2026-07-01T01:00:00.000Z', timezone: 'Asia/Shanghai', summary: '站会' }],
  },
  {
    name: 'Outlook: a zone by the name that it shows to users',
    text: single(
      'UID:o3',
      'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20260701T090000',
      'DURATION:PT45M',
      'SUMMARY:Shown',
    ),
    events: [{ start: '2026-07-01T07:00:00.000Z', end: '2026-07-01T07:45:00.000Z' }],
  },
  {
    name: 'Outlook: a customized zone, found by its offsets',
    text: calendar(
      outlookZone('Customized Time Zone', berlin),
      event(
        'UID:o4',
        'DTSTART;TZID=Customized Time Zone:20260701T090000',
        'DTEND;TZID=Customized Time Zone:20260701T100000',
        'SUMMARY:Custom',
      ),
    ),
    events: [{ start: '2026-07-01T07:00:00.000Z', timezone: 'Europe/Berlin' }],
  },
  {
    name: 'Exchange: tzone://Microsoft/Custom that is like no zone keeps its instants',
    text: calendar(
      outlookZone('tzone://Microsoft/Custom', ['+0237', '+0337']),
      event(
        'UID:o5',
        'DTSTART;TZID="tzone://Microsoft/Custom":20260701T090000',
        'DTEND;TZID="tzone://Microsoft/Custom":20260701T100000',
        'SUMMARY:Odd',
      ),
    ),
    events: [{ start: '2026-07-01T05:23:00.000Z', end: '2026-07-01T06:23:00.000Z', timezone: null }],
  },
  {
    name: 'Exchange: tzone://Microsoft/Utc',
    text: single(
      'UID:o6',
      'DTSTART;TZID="tzone://Microsoft/Utc":20260701T090000',
      'DTEND;TZID="tzone://Microsoft/Utc":20260701T100000',
      'SUMMARY:UTC',
    ),
    events: [{ start: '2026-07-01T09:00:00.000Z', timezone: 'UTC' }],
  },
  {
    name: 'Exchange: whole days as times from midnight to midnight',
    text: calendar(
      outlookZone('Romance Standard Time', berlin),
      event(
        'UID:o7',
        'DTSTART;TZID=Romance Standard Time:20260810T000000',
        'DTEND;TZID=Romance Standard Time:20260813T000000',
        'SUMMARY:Congés',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      ),
    ),
    events: [
      { allDay: true, start: '2026-08-10T00:00:00.000Z', end: '2026-08-12T00:00:00.000Z', timezone: null },
    ],
  },
  {
    name: 'Outlook: a series with an exception and UNTIL in UTC',
    text: calendar(
      outlookZone('W. Europe Standard Time', berlin),
      event(
        'UID:040000008200E00074C5B7101A82E00800000000',
        'SUMMARY:Jour fixe',
        'DTSTART;TZID=W. Europe Standard Time:20261005T140000',
        'DTEND;TZID=W. Europe Standard Time:20261005T150000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261214T130000Z;INTERVAL=1;BYDAY=MO;WKST=MO',
        'EXDATE;TZID=W. Europe Standard Time:20261019T140000,20261026T140000',
        'X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY',
      ),
      event(
        'UID:040000008200E00074C5B7101A82E00800000000',
        'SUMMARY:Jour fixe (verlegt)',
        'DTSTART;TZID=W. Europe Standard Time:20261110T100000',
        'DTEND;TZID=W. Europe Standard Time:20261110T110000',
        'RECURRENCE-ID;TZID=W. Europe Standard Time:20261109T140000',
        'SEQUENCE:2',
      ),
    ),
    events: [
      {
        recurrence: 'FREQ=WEEKLY;UNTIL=20261214T130000Z;BYDAY=MO;WKST=MO',
        excluded: ['2026-10-19T12:00:00.000Z', '2026-10-26T13:00:00.000Z'],
        timezone: 'Europe/Berlin',
      },
      {
        originalStart: '2026-11-09T13:00:00.000Z',
        sequence: 2,
        start: '2026-11-10T09:00:00.000Z',
        recurrence: null,
      },
    ],
  },
  {
    name: 'Outlook: an invitation with a quoted name, and a room',
    text: calendar(
      'METHOD:REQUEST',
      event(
        'UID:o9',
        'DTSTART:20261126T090000Z',
        'DTEND:20261126T100000Z',
        'SUMMARY:Review',
        'ORGANIZER;CN="Keller, Ines; Einkauf":MAILTO:Ines.Keller@Nordwind.example',
        'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="a:b, c":mailto:a@b.example',
        'ATTENDEE;CUTYPE=RESOURCE;CN=Beamer:mailto:beamer@b.example',
        'ATTENDEE;PARTSTAT=DECLINED:mailto:no@b.example',
      ),
    ),
    events: [
      {
        organizer: { address: 'ines.keller@nordwind.example', name: 'Keller, Ines; Einkauf' },
        attendees: [
          { address: 'a@b.example', name: 'a:b, c', answer: 'none' },
          { address: 'no@b.example', name: null, answer: 'declined' },
        ],
      },
    ],
  },
  {
    name: 'Exchange: a private event with HTML beside its text',
    text: single(
      'UID:o10',
      'DTSTART:20261126T090000Z',
      'DTEND:20261126T093000Z',
      'CLASS:PRIVATE',
      'SUMMARY:Arzt',
      'DESCRIPTION:Zeile 1\\nZeile 2\\n',
      'X-ALT-DESC;FMTTYPE=text/html:<html><body>Zeile 1</body></html>',
    ),
    events: [{ isPrivate: true, description: 'Zeile 1\nZeile 2' }],
  },
  {
    name: 'Outlook: the zone of New York by its shown name',
    text: single(
      'UID:o11',
      'DTSTART;TZID=Eastern Time (US & Canada):20260701T090000',
      'DTEND;TZID=Eastern Time (US & Canada):20260701T100000',
      'SUMMARY:Call',
    ),
    events: [{ start: '2026-07-01T13:00:00.000Z', timezone: 'America/New_York' }],
  },
  {
    name: 'Outlook: reminders of a day and at the start',
    text: single(
      'UID:o12',
      'DTSTART:20261126T090000Z',
      'DTEND:20261126T093000Z',
      'SUMMARY:R',
      'BEGIN:VALARM',
      'TRIGGER:-P1D',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reminder',
      'END:VALARM',
      'BEGIN:VALARM',
      'TRIGGER:-PT0M',
      'ACTION:DISPLAY',
      'END:VALARM',
    ),
    events: [
      {
        alarms: [
          { minutes: 1440, by: 'notification' },
          { minutes: 0, by: 'notification' },
        ],
      },
    ],
  },
  {
    name: 'Exchange: an end of whole days in UTC that has a time',
    text: single(
      'UID:o13',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'RRULE:FREQ=YEARLY;UNTIL=20301224T230000Z',
      'SUMMARY:Weihnachten',
    ),
    events: [
      { allDay: true, recurrence: 'FREQ=YEARLY;UNTIL=20301224T000000Z', end: '2026-12-26T00:00:00.000Z' },
    ],
  },
  {
    name: 'Outlook: a monthly series by position',
    text: single(
      'UID:o14',
      'DTSTART;TZID=UTC:20261127T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'SUMMARY:Month end',
    ),
    events: [{ recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' }],
  },
]
