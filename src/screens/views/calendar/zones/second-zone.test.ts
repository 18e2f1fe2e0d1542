import { expect, it } from 'vitest'
import { localTimeZone } from '#base/format/local-time-zone'
import { timesElsewhere } from './second-zone'

const at = (zone: string, day: string) => timesElsewhere(zone, day, 'en-GB')

it('has the same times in the local time zone, and as many as the day has hours', () => {
  const times = at(localTimeZone(), '2026-07-15')
  expect(times.size).toBe(24)
  expect([times.get(0), times.get(9 * 60)]).toEqual(['00', '09'])
})

it('follows the daylight saving time of the other zone, with minutes and days that differ', () => {
  const noon = (zone: string, day: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    // The minutes of the local day at which it is noon in UTC.
    const local = new Date(Date.UTC(year, month - 1, date, 12))
    return at(zone, day).get(local.getHours() * 60)
  }
  expect(noon('Europe/Berlin', '2026-01-15')).toBe('13')
  expect(noon('Europe/Berlin', '2026-07-15')).toBe('14')
  expect(noon('Asia/Kolkata', '2026-07-15')).toBe('17:30')
  expect(noon('Pacific/Kiritimati', '2026-07-15')).toBe('+1 02')
})
