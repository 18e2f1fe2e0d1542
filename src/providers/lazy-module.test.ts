import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module'

test('a part of the program is fetched once, and again after a failure', async () => {
  const source = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part')
  const part = lazyModule(source)
  part.prefetch()
  await expect(part.load()).rejects.toThrow('offline')
  expect(source).toHaveBeenCalledTimes(1)
  const again = part.load()
  expect(part.loaded()).toBeUndefined()
  expect(part.load()).toBe(again)
  await again
  expect(part.loaded()).toBe('part')
  expect(source).toHaveBeenCalledTimes(2)
})
