import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { isRank } from './rank'

const canBeFollowed = (value: string): boolean => {
  try {
    generateKeyBetween(value, null)
    return true
  } catch {
    return false
  }
}

describe('the check of a rank', () => {
  it('accepts every rank that the server generates', () => {
    const keys = generateNKeysBetween(null, null, 5000)
    const between = keys.slice(1, 300).map((key, index) => generateKeyBetween(keys[index] ?? null, key))
    const before = Array.from({ length: 200 }).reduce<string[]>(
      (made) => [generateKeyBetween(null, made[0] ?? null), ...made],
      [],
    )
    expect([...keys, ...between, ...before].filter((key) => !isRank(key))).toEqual([])
  })

  it('refuses other characters', () => {
    for (const text of ['a-', 'é0', '../x', 'a 1', 'a1\n']) expect(isRank(text), text).toBe(false)
  })

  it('accepts exactly the texts after which another rank can be generated', () => {
    const texts = [
      '',
      'a',
      'a0',
      'a1',
      'a10',
      'a1V',
      'b00',
      'b0',
      'b000',
      'Zz',
      'Z',
      'Yzz',
      'Y',
      'z',
      'zz',
      '0',
      '1a',
    ]
    const wholes = ['A', 'Z', 'a', 'z', 'm'].flatMap((first) =>
      [1, 2, 3, 13, 15, 26, 27, 28].map((length) => first + '0'.repeat(length - 1)),
    )
    for (const text of [...texts, ...wholes])
      expect(isRank(text), text).toBe(text !== '' && canBeFollowed(text))
  })
})
