import { expect, it } from 'vitest'
import { areLongTexts, linesOf, partsOf } from './text-difference'

it('partsOf compares texts with several lines by lines, and others by words', () => {
  expect(partsOf('one\ntwo\nthree\n', 'one\n2\nthree\n')).toEqual([
    { kind: 'same', text: 'one\n' },
    { kind: 'removed', text: 'two\n' },
    { kind: 'added', text: '2\n' },
    { kind: 'same', text: 'three\n' },
  ])
  expect(partsOf('a quick fox', 'a slow fox')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'quick' },
    { kind: 'added', text: 'slow' },
    { kind: 'same', text: ' fox' },
  ])
})

it('linesOf gives each paragraph and item of rich text a line', () => {
  expect(linesOf('<h2>A &amp; B</h2><ul><li><b>x</b>y</li><li>z</li></ul><p>c</p>')).toBe('A & B\nxy\nz\nc\n')
})

it('areLongTexts is true for two texts of which one is long', () => {
  expect(areLongTexts('a', 'b'.repeat(80))).toBe(true)
  expect([areLongTexts('a', 'b'), areLongTexts(null, 'b'.repeat(80))]).toEqual([false, false])
})
