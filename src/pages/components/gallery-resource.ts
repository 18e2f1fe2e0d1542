import * as define from '#define'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'

const options = ['card', 'transfer', 'wallet'] as const

/** One field of every kind. The resource is in no app, so it has no table, routes or screens. */
export const galleryResource = define.defineResource('gallery', {
  label: ['Component', 'Components'],
  fields: {
    text: define.text(),
    secret: define.text({ secret: true, optional: true }),
    email: define.email(),
    phone: define.phone(),
    url: define.url(),
    integer: define.integer(),
    decimal: define.decimal(),
    money: define.money(),
    currency: define.currency(),
    date: define.date(),
    datetime: define.datetime(),
    choice: define.choice(options),
    boolean: define.boolean(),
    country: define.country(),
    color: define.color(),
    ref: define.ref('customers'),
    file: define.file(),
    image: define.image(),
    choices: define.choices(options),
    tags: define.tags(),
    refs: define.refs('customers'),
    lines: define.text({ lines: 3, max: 200 }),
    json: define.json(),
    listOf: define.listOf({ what: define.text(), minutes: define.integer() }),
    richText: define.richText(),
    state: define.state(['draft', 'sent', 'paid', 'overdue', 'void'], {
      send: { from: 'draft', to: 'sent' },
    }),
    rank: define.rank(),
  },
  title: 'text',
  columns: ['text', 'choice', 'date', 'money', 'state'],
  sorts: ['text', 'date', 'money'],
  views: {
    board: { by: 'choice', rank: 'rank', facts: ['date', 'money', 'state'] },
    calendar: { start: 'date', color: 'state' },
    gallery: { image: 'image', facts: ['date', 'money'] },
  },
  access: {},
})

const customer = '0190a0a0-0000-7000-8000-000000000001'

/** One value of each kind. */
export const filledRow: Row = {
  id: 'gallery-1',
  version: 1,
  createdAt: '2026-05-20T08:30:00.000Z',
  updatedAt: '2026-05-20T08:30:00.000Z',
  _can: [],
  _refs: { [customer]: 'Harbour & Sons' },
  text: 'Harbour Classic',
  secret: null,
  email: 'pay@harbour.example',
  phone: '+4930123456',
  url: 'https://harbour.example',
  integer: 1234,
  decimal: 12.5,
  money: 149_900,
  currency: 'EUR',
  date: '2026-12-31',
  datetime: '2026-12-31T17:30:00.000Z',
  choice: 'card',
  boolean: true,
  country: 'SG',
  color: '#0b66d6',
  ref: customer,
  file: '/favicon.svg',
  image: '/favicon.svg',
  choices: ['card', 'wallet'],
  tags: ['harbour', 'priority', '亚洲'],
  refs: [customer],
  lines: 'First line.\nSecond line.',
  json: { retries: 3, channel: 'sepa' },
  listOf: [
    { what: 'Installation', minutes: 45 },
    { what: 'Training', minutes: 90 },
  ],
  richText:
    '<h2>Terms</h2><p>Paid within <strong>30 days</strong>, by transfer.</p><ul><li>No fees</li></ul>',
  state: 'paid',
  rank: 'a0',
}

/** Rows for tables: the same record with different texts and states. */
export const galleryRows: readonly Row[] = (
  [
    ['Harbour Classic', 'card', '2026-12-31', 149_900, 'paid'],
    ['灯塔 W1 手持终端', 'transfer', '2026-11-30', 198_000, 'sent'],
    [
      'A name that is much longer than the column in which it has to find its place',
      'wallet',
      '2026-11-02',
      900,
      'overdue',
    ],
    ['Mirror Tablet Reader', 'card', '2026-10-15', 1_204_500, 'draft'],
    ['Signet Ring', 'wallet', '2026-09-01', 11_900, 'void'],
  ] as const
).map(([text, choice, date, money, state], index) => ({
  ...filledRow,
  id: `gallery-${index + 1}`,
  text,
  choice,
  date,
  money,
  state,
}))

/** The columns of a board of these rows, by their choice field. */
export const boardColumns = (titleOf: (value: string) => string): BoardColumn[] =>
  options.map((id) => {
    const cardIds = galleryRows.filter(({ choice }) => choice === id).map((row) => row.id)
    return { id, title: titleOf(id), cardIds, total: cardIds.length, capped: false }
  })

/** The rows with dates in one month. */
export const calendarRows: readonly Row[] = galleryRows.map((row, index) => ({
  ...row,
  date: `2026-05-${String(5 + index * 4).padStart(2, '0')}`,
}))
