import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsOfInstant } from './intl'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 10, 29, 12))
})
afterEach(() => void vi.useRealTimers())

const at = (year: number) => new Date(year, 10, 28, 14, 9).toISOString()

test('the day of an instant has its year, and a short one only if it is not this year', () => {
  expect(partsOfInstant(at(2026), 'en')[0]).toBe('Nov 28, 2026')
  expect(partsOfInstant(at(2026), 'en', true)[0]).toBe('Nov 28')
  expect(partsOfInstant(at(2025), 'en', true)[0]).toBe('Nov 28, 2025')
  expect(partsOfInstant(at(2026), 'zh-CN', true)).toEqual(['11月28日', '14:09'])
})
