import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module'

const failingOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')

test('a module is fetched once and available synchronously after loading', async () => {
  const source = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const part = lazyModule(source)
  part.prefetch()
  expect(part.loaded()).toBeUndefined()
  await part.load()
  expect(part.loaded()).toBe('part')
  await part.load()
  expect(source).toHaveBeenCalledTimes(1)
})

test('load returns the same failure until forgetFailure is called', async () => {
  const source = failingOnce()
  const part = lazyModule(source)
  await expect(part.load()).rejects.toThrow('offline')
  await expect(part.load()).rejects.toThrow('offline')
  expect(source).toHaveBeenCalledTimes(1)
  part.forgetFailure()
  await expect(part.load()).resolves.toBe('part')
  part.forgetFailure()
  expect(part.loaded()).toBe('part')
  await part.load()
  expect(source).toHaveBeenCalledTimes(2)
})

test('a failed prefetch is retried by load', async () => {
  const source = failingOnce()
  const part = lazyModule(source)
  part.prefetch()
  await vi.waitFor(() => expect(source).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve))
  await expect(part.load()).resolves.toBe('part')
})
