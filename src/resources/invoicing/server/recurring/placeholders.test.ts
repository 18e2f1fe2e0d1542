import { expect, it } from 'vitest'
import { fillPlaceholders } from './placeholders'

const monthly = { startsOn: '2026-04-01', every: 1, unit: 'month' } as const

it('placeholders are those of the date, in the language of the customer', () => {
  const text = '{month} {year}: {period}, from {date}'
  expect(fillPlaceholders(text, monthly, '2026-04-01', 'en')).toBe(
    'April 2026: 1–30 April 2026, from 1 April 2026',
  )
  expect(fillPlaceholders(text, monthly, '2026-04-01', 'cn')).toBe(
    '4月 2026: 2026年4月1日至2026年4月30日, from 2026年4月1日',
  )
})

it('a period may end in another month or another year', () => {
  const schedule = { startsOn: '2026-12-15', every: 1, unit: 'month' } as const
  expect(fillPlaceholders('{period}', schedule, '2026-12-15', 'en')).toBe(
    '15 December 2026 – 14 January 2027',
  )
  expect(fillPlaceholders('{period}', { ...schedule, unit: 'week' }, '2026-12-15', 'en')).toBe(
    '15–21 December 2026',
  )
})

it('other braces stay as they are', () => {
  expect(fillPlaceholders('{Month} {{year}} {} {total} {month', monthly, '2026-04-01', 'en')).toBe(
    '{Month} {2026} {} {total} {month',
  )
})
