import { calendar, event, single, type IcsSample } from './sample'

const plain = ['DTSTART:20260701T090000Z', 'DTEND:20260701T100000Z'] as const
const long = '很长的说明 with, punctuation; and \\ '.repeat(200).trim()
const escapedLong = long.replaceAll('\\', '\\\\').replaceAll(',', '\\,').replaceAll(';', '\\;')
const chinese = single('UID:b1', ...plain, 'SUMMARY:X')

/** In GB 18030: 会议. */
const meeting = [0xbb, 0xe1, 0xd2, 0xe9]
const bytesWith = (text: string, replacement: readonly number[]): Uint8Array => {
  const [before = '', after = ''] = text.split('SUMMARY:X')
  const encoded = [...Buffer.from(`${before}SUMMARY:`), ...replacement, ...Buffer.from(after)]
  return new Uint8Array(encoded)
}

/** Files that are not as RFC 5545 requires, or only just, and what is refused. */
export const brokenSamples: readonly IcsSample[] = [
  {
    name: 'Chinese bytes in GB 18030',
    text: '',
    bytes: bytesWith(chinese, meeting),
    events: [{ summary: '会议' }],
  },
  {
    name: 'Western European bytes',
    text: '',
    bytes: bytesWith(chinese, [0x42, 0xfc, 0x72, 0x6f]),
    events: [{ summary: 'Büro' }],
  },
  {
    name: 'UTF-16 with a byte order mark',
    text: '',
    bytes: new Uint8Array(Buffer.from(`\uFEFF${single('UID:b3', ...plain, 'SUMMARY:Sechzehn')}`, 'utf16le')),
    events: [{ summary: 'Sechzehn' }],
  },
  {
    name: 'a byte order mark and bare line feeds',
    text: `\uFEFF${single('UID:b4', ...plain, 'SUMMARY:Unix').replaceAll('\r\n', '\n')}`,
    events: [{ summary: 'Unix' }],
  },
  {
    name: 'bare carriage returns',
    text: single('UID:b5', ...plain, 'SUMMARY:Mac').replaceAll('\r\n', '\r'),
    events: [{ summary: 'Mac' }],
  },
  {
    name: 'lines folded inside of characters and escapes',
    text: single('UID:b6', ...plain, 'SUMMARY:One\\', ' , two\\', '\tnthree'),
    events: [{ summary: 'One, two\nthree' }],
  },
  {
    name: 'lines folded without a space',
    text: single('UID:b7', ...plain, 'SUMMARY:First', 'DESCRIPTION:It begins here and', 'continues here'),
    events: [{ description: 'It begins here andcontinues here' }],
  },
  {
    name: 'a very long description with several scripts',
    text: single('UID:b8', ...plain, 'SUMMARY:Long', `DESCRIPTION:${escapedLong}`),
    events: [{ description: long }],
  },
  {
    name: 'emoji of several code points',
    text: single('UID:b9', ...plain, 'SUMMARY:👩‍👩‍👧‍👦 family 🏳️‍🌈 day 🇨🇳'),
    events: [{ summary: '👩‍👩‍👧‍👦 family 🏳️‍🌈 day 🇨🇳' }],
  },
  {
    name: 'lower case names and empty lines',
    text: 'begin:vcalendar\n\nversion:2.0\nbegin:vevent\nuid:b10\n\ndtstart:20260701T090000Z\ndtend:20260701T100000Z\nsummary:lower\nend:vevent\nend:vcalendar',
    events: [{ uid: 'b10', summary: 'lower' }],
  },
  {
    name: 'control characters',
    text: single('UID:b11', ...plain, 'SUMMARY:a\u0000b\u0007c\u009Bd'),
    events: [{ summary: 'abcd' }],
  },
  { name: 'no identifier', text: single(...plain, 'SUMMARY:Nameless'), events: [{ summary: 'Nameless' }] },
  { name: 'no title', text: single('UID:b13', ...plain), events: [{ summary: '' }] },
  {
    name: 'a component that does not end',
    text: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:b14\r\nDTSTART:20260701T090000Z\r\nSUMMARY:Open\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M\r\nACTION:DISPLAY\r\nEND:VEVENT\r\nEND:VCALENDAR',
    events: [{ summary: 'Open', alarms: [{ minutes: 5, by: 'notification' }] }],
  },
  {
    name: 'two calendars in a file, and tasks',
    text:
      calendar(event('UID:b15', ...plain, 'SUMMARY:A')) +
      calendar(
        'BEGIN:VTODO',
        'UID:todo',
        'SUMMARY:Task',
        'END:VTODO',
        event('UID:b16', ...plain, 'SUMMARY:B'),
      ),
    events: [{ summary: 'A' }, { summary: 'B' }],
  },
  {
    name: 'the same event twice, with a later revision',
    text: calendar(
      event('UID:b17', 'SEQUENCE:1', ...plain, 'SUMMARY:New'),
      event('UID:b17', 'SEQUENCE:0', ...plain, 'SUMMARY:Old'),
    ),
    events: [{ summary: 'New' }],
  },
  {
    name: 'a quote that is not closed',
    text: single(
      'UID:b18',
      'DTSTART;X-NAME="open:20260701T090000Z',
      'DTEND:20260701T100000Z',
      'SUMMARY:Quote',
    ),
    events: [{ start: '2026-07-01T09:00:00.000Z' }],
  },
  {
    name: 'a zone that does not exist',
    text: single('UID:b19', 'DTSTART;TZID=Mars/Olympus:20260701T090000', 'DURATION:PT1H', 'SUMMARY:Mars'),
    events: [{ start: '2026-07-01T07:00:00.000Z', timezone: 'Europe/Berlin' }],
  },
  {
    name: 'days that do not exist',
    text: calendar(
      event('UID:b20', 'DTSTART:20260230T090000Z', 'SUMMARY:Thirtieth'),
      event('UID:b21', 'SUMMARY:Never'),
    ),
    events: [],
    refused: ['icsStart', 'icsStart'],
  },
  {
    name: 'an end before the start',
    text: single('UID:b22', 'DTSTART:20260701T090000Z', 'DTEND:20260701T080000Z', 'SUMMARY:Back'),
    events: [],
    refused: ['icsEnd'],
  },
  {
    name: 'rules that events cannot have',
    text: calendar(
      event('UID:b23', ...plain, 'RRULE:FREQ=SECONDLY', 'SUMMARY:S'),
      event('UID:b24', ...plain, 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Two'),
      event('UID:b25', ...plain, 'RRULE:nonsense', 'SUMMARY:N'),
    ),
    events: [],
    refused: ['icsRecurrence', 'icsRecurrence', 'icsRecurrence'],
  },
  {
    name: 'a change of all following occurrences',
    text: single('UID:b26', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260701T090000Z', ...plain, 'SUMMARY:Range'),
    events: [],
    refused: ['icsRange'],
  },
  {
    name: 'more exceptions than a series may have',
    text: single(
      'UID:b27',
      ...plain,
      'RRULE:FREQ=DAILY',
      `EXDATE:${Array.from({ length: 600 }, (_, index) => `${new Date(Date.UTC(2026, 6, 2 + index, 9)).toISOString().slice(0, 10).replaceAll('-', '')}T090000Z`).join(',')}`,
      'SUMMARY:Many',
    ),
    events: [],
    refused: ['icsExceptions'],
  },
]
