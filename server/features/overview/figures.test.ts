import { expect, it } from 'vitest'
import { byTotal } from './figures'

it('orders lines by total, then by the total before, then by key, in whatever order they are found', () => {
  const line = (key: string, total: number, before: number) => ({ key, total, before })
  const sorted = [line('d', 2, 0), line('c', 1, 5), line('a', 1, 0), line('b', 1, 0)]
  const found = [sorted[3], sorted[1], sorted[2], sorted[0]].flatMap((item) => item ?? [])
  expect(found.toSorted(byTotal)).toEqual(sorted)
  expect(found.toReversed().toSorted(byTotal)).toEqual(sorted)
})
