import { expect, it } from 'vitest'
import { formatBytes } from './bytes'

it('formatBytes writes a size with at most one decimal and the largest fitting unit', () => {
  const sizes = [0, 1, 999, 1024, 1500, 15_360, 5_368_709_120, 1024 ** 6]
  expect(sizes.map((size) => formatBytes(size, 'en-GB'))).toEqual([
    ...['0 bytes', '1 byte', '999 bytes', '1 kB', '1.5 kB', '15 kB', '5 GB', '1,048,576 TB'],
  ])
})
