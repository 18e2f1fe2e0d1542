import { expect, test } from 'vitest'
import { blurred, gradient, veil } from './style-helpers'

test('the style helpers have defaults', () => {
  expect(blurred()).toBe('blur(6px)')
  expect(veil()).toBe('color-mix(in srgb, #000000 80%, transparent)')
  expect(gradient()).toBe('linear-gradient(to bottom, #000000, #000000)')
})

test('the style helpers use their parameters', () => {
  expect(blurred({ blur: 2 })).toBe('blur(2px)')
  expect(veil({ color: 'var(--paper)', opacity: 0.28 })).toBe(
    'color-mix(in srgb, var(--paper) 28%, transparent)',
  )
  expect(gradient({ direction: 'to top', from: 'red', to: 'blue' })).toBe(
    'linear-gradient(to top, red, blue)',
  )
})
