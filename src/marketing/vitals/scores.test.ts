import { describe, expect, it } from 'vitest'
import { interactionToNextPaint, layoutShift } from './scores'

describe('cumulative layout shift', () => {
  it('is 0 without shifts', () => {
    expect(layoutShift([])).toBe(0)
  })
  it('is the worst burst of shifts less than a second apart', () => {
    const shifts = [
      { at: 100, value: 0.1 },
      { at: 900, value: 0.2 },
      { at: 1900, value: 0.25 },
      { at: 2000, value: 0.01 },
    ]
    expect(layoutShift(shifts)).toBe(0.3)
  })
  it('is the sum of at most five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => ({ at: index * 900, value: 0.1 }))
    expect(layoutShift(shifts)).toBe(0.6)
  })
})

describe('interaction to next paint', () => {
  it('is undefined without interactions', () => {
    expect(interactionToNextPaint(new Map(), 0)).toBeUndefined()
  })
  it('is the slowest interaction, and ignores one more for every fifty', () => {
    const answers = new Map([
      [7, 80],
      [14, 320],
      [21, 200],
    ])
    expect(interactionToNextPaint(answers, 3)).toBe(320)
    expect(interactionToNextPaint(answers, 50)).toBe(200)
    expect(interactionToNextPaint(answers, 900)).toBe(80)
  })
})
