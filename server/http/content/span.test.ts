import { expect, it } from 'vitest'
import { spanOf } from './span'

it.each([
  [undefined, undefined],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
] as const)('the Range header %s on a file of ten bytes selects %o', (header, span) => {
  expect(spanOf(header, 10)).toEqual(span)
})
it('a Range header on an empty file cannot be satisfied', () => {
  expect(spanOf('bytes=0-', 0)).toBe('none')
})
