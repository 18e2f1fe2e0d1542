import { expect, test } from 'vitest'
import { sharedWith } from './pieces.wire'

const piece = (product: string, quantity: number, variant: string | null = null) => ({
  product,
  variant,
  quantity,
})

test('pieces are shared among the rows that have them, the first row first', () => {
  const rows = [piece('lamp', 2), piece('bench', 1), piece('lamp', 3)]
  const shares = (shipped: number) => rows.map((row) => sharedWith(row, rows, [piece('lamp', shipped)]))
  expect(shares(1)).toEqual([1, 0, 0])
  expect(shares(4)).toEqual([2, 0, 2])
  expect(shares(9)).toEqual([2, 0, 3])
})

test('pieces of another variant are not shared', () => {
  const rows = [piece('lamp', 2, 'small'), piece('lamp', 2, 'large')]
  expect(rows.map((row) => sharedWith(row, rows, [piece('lamp', 2, 'large')]))).toEqual([0, 2])
})
