import { afterEach, expect, it, vi } from 'vitest'
import { isSlowOrMetered } from './connection'

afterEach(() => vi.unstubAllGlobals())
const on = (connection?: object): boolean => {
  vi.stubGlobal('navigator', { connection })
  return isSlowOrMetered()
}

it('tells slow and metered connections from fast ones, and takes an unknown one for fast', () => {
  expect(on()).toBe(false)
  expect(on({ effectiveType: '4g', saveData: false })).toBe(false)
  expect(on({ effectiveType: '4g', saveData: true })).toBe(true)
  for (const effectiveType of ['3g', '2g', 'slow-2g']) expect(on({ effectiveType })).toBe(true)
})
