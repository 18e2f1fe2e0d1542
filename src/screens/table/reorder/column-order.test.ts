import { describe, expect, test } from 'vitest'
import { dropAt, inFrontOf } from './column-order'

const names = ['a', 'b', 'c']

describe('the order of columns after a drag', () => {
  test('has the column in front of another, or at the end', () => {
    expect(inFrontOf(names, 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(inFrontOf(names, 'a', 'c')).toEqual(['b', 'a', 'c'])
    expect(inFrontOf(names, 'a', undefined)).toEqual(['b', 'c', 'a'])
  })

  test('is the same array where the column stays', () => {
    for (const other of ['b', 'c']) expect(inFrontOf(names, 'b', other)).toBe(names)
    expect(inFrontOf(names, 'c', undefined)).toBe(names)
  })
})

describe('the drop at a position', () => {
  const heads = [
    { name: 'a', left: 0, right: 100 },
    { name: 'b', left: 100, right: 200 },
  ]
  test('is in front of the first head whose middle is behind it', () => {
    expect(dropAt(heads, 40, false)).toEqual({ name: 'a', x: 0 })
    expect(dropAt(heads, 60, false)).toEqual({ name: 'b', x: 100 })
    expect(dropAt(heads, 400, false)).toEqual({ name: undefined, x: 200 })
  })

  test('follows the reading order from right to left', () => {
    const mirrored = heads.toReversed()
    expect(dropAt(mirrored, 160, true)).toEqual({ name: 'b', x: 200 })
    expect(dropAt(mirrored, 140, true)).toEqual({ name: 'a', x: 100 })
    expect(dropAt(mirrored, 10, true)).toEqual({ name: undefined, x: 0 })
  })

  test('is none without heads', () => {
    expect(dropAt([], 10, false)).toBeUndefined()
  })
})
