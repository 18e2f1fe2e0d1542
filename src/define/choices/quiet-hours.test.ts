import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours'

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`)
const quiet = (quietFrom: string | null, quietUntil: string | null, timezone: string | null = null) => ({
  quietFrom,
  quietUntil,
  timezone,
})

test('quiet hours within a day begin with their first minute and end before their last one', () => {
  const hours = quiet('12:00', '14:00')
  expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuiet(hours, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('quiet hours can go past midnight', () => {
  const hours = quiet('22:00', '07:00')
  expect(['21:59', '22:00', '00:30', '06:59', '07:00'].map((time) => isQuiet(hours, at(time)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('quiet hours are in the time zone of the user', () => {
  expect(isQuiet(quiet('22:00', '07:00', 'Asia/Shanghai'), at('15:00'))).toBe(true)
  expect(isQuiet(quiet('22:00', '07:00', 'America/New_York'), at('15:00'))).toBe(false)
})

test('without an hour, or with the same hour twice, there are no quiet hours', () => {
  expect(isQuiet(quiet(null, '07:00'), at('03:00'))).toBe(false)
  expect(isQuiet(quiet('07:00', '07:00'), at('07:00'))).toBe(false)
})
