import { expect, it } from 'vitest'
import { formatMinutes } from './intl'

it('a length of time is in the largest unit that it is a multiple of', () => {
  const texts = [0, 45, 60, 90, 1440, 10_080].map((minutes) => formatMinutes(minutes, 'en'))
  expect(texts).toEqual(['0 minutes', '45 minutes', '1 hour', '90 minutes', '1 day', '1 week'])
  expect(formatMinutes(60, 'zh-CN')).toBe('1小时')
})
