import { expect, test } from 'vitest'
import { readDay, readInstant } from './day-text'
import { formatDay, formatInstant } from '#base/format/intl'

const now = new Date(2026, 4, 20, 12)

test.each([
  ['2025-12-31', 'en', '2025-12-31'],
  ['20251231', 'en', '2025-12-31'],
  ['12/31/2025', 'en', '2025-12-31'],
  ['31/12/2025', 'en', undefined],
  ['31/12/2025', 'en-GB', '2025-12-31'],
  ['31.12.25', 'en', '2025-12-31'],
  [' Dec  31, 2025', 'en', '2025-12-31'],
  ['31 december', 'en', '2026-12-31'],
  ['2025年1月5日', 'zh-CN', '2025-01-05'],
  ['1月5日', 'zh-CN', '2026-01-05'],
  ['today', 'en', '2026-05-20'],
  ['明天', 'zh-CN', '2026-05-21'],
  ['Feb 30, 2025', 'en', undefined],
  ['2024-02-29', 'en', '2024-02-29'],
  ['Dec', 'en', undefined],
  ['12', 'en', undefined],
  ['soon', 'en', undefined],
  ['', 'en', undefined],
])('"%s" typed in %s is read as the day %s', (text, locale, day) => {
  expect(readDay(text, locale, now)).toBe(day)
})

test.each(['en', 'zh-CN'])('a day or instant formatted in %s is read as the same value again', (locale) => {
  for (const day of ['2025-01-02', '2025-09-30', '1999-12-31', '2025-05-05'])
    expect(readDay(formatDay(day, locale), locale, now)).toBe(day)
  for (const at of [new Date(2025, 11, 31, 18, 30), new Date(2025, 0, 1, 0, 5), new Date(2025, 5, 1, 12)])
    expect(readInstant(formatInstant(at.toISOString(), locale), locale, now)).toBe(at.toISOString())
})

test.each([
  ['2025-12-31T18:30', new Date(2025, 11, 31, 18, 30)],
  ['2025-12-31 18:30', new Date(2025, 11, 31, 18, 30)],
  ['12/31/2025 6:30 pm', new Date(2025, 11, 31, 18, 30)],
  ['Dec 31, 2025, 12:05 AM', new Date(2025, 11, 31, 0, 5)],
  ['Dec 31, 2025', new Date(2025, 11, 31)],
])('"%s" is read as a date and time of the local time zone', (text, at) => {
  expect(readInstant(text, 'en', now)).toBe(at.toISOString())
})

test.each(['2025-12-31 25:00', '2025-12-31 13:00 pm', 'noon', '18:30'])(
  '"%s" is not read as an instant',
  (text) => {
    expect(readInstant(text, 'en', now)).toBeUndefined()
  },
)
