import { expect, test } from 'vitest'
import { formatZoneAt } from './zone-at'

test('a zone has the offset of its event, and the time there only if the reader has another', () => {
  const [winter, summer] = [new Date('2026-01-04T13:00:00Z'), new Date('2026-05-04T13:00:00Z')]
  expect(formatZoneAt('Europe/Berlin', 'en', summer, 'Europe/Berlin')).toBe('Berlin (GMT+2)')
  expect(formatZoneAt('Europe/Berlin', 'en', winter, 'Europe/Paris')).toBe('Berlin (GMT+1)')
  expect(formatZoneAt('Europe/Berlin', 'en', summer, 'America/New_York').replaceAll('\u202F', ' ')).toBe(
    'Berlin (GMT+2), May 4, 2026, 3:00 PM',
  )
  expect(formatZoneAt('Europe/Berlin', 'zh-CN', summer, 'UTC')).toBe('柏林 (GMT+2)，2026年5月4日 15:00')
})
