import { createInstance } from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { labels } from '#locales/cn/app-labels'
import { cn } from '#locales/cn'
import { loading, translationsBackend, type Translations } from './translations-backend'

afterEach(() => vi.useRealTimers())

const texts: Translations = { translation: cn, resources: labels }

async function reading(source: () => Promise<Translations>, namespaces = ['translation']) {
  vi.useFakeTimers()
  const i18n = createInstance()
  await i18n
    .use(translationsBackend({ cn: source }))
    .init({ lng: 'en', resources: { en: { translation: {} } }, ns: namespaces, ...loading })
  return { i18n, read: i18n.reloadResources(['cn'], namespaces) }
}

test('Translation loading retries 5 times, starting at 350 ms delay that doubles', async () => {
  const moments: number[] = []
  const source = vi.fn<() => Promise<Translations>>(() => {
    moments.push(Date.now())
    return Promise.reject(new Error('no connection'))
  })
  const { i18n, read } = await reading(source)
  await vi.advanceTimersByTimeAsync(60_000)
  await read
  const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
  expect(waits).toEqual([350, 700, 1400, 2800, 5600])
  expect(i18n.hasResourceBundle('cn', 'translation')).toBe(false)
})

test('the translations of the sixth attempt are used', async () => {
  const source = vi.fn<() => Promise<Translations>>().mockResolvedValue(texts)
  for (let failure = 0; failure < 5; failure += 1) source.mockRejectedValueOnce(new Error('no connection'))
  const { i18n, read } = await reading(source)
  await vi.advanceTimersByTimeAsync(11_000)
  await read
  expect(source).toHaveBeenCalledTimes(6)
  expect(i18n.getFixedT('cn')('common.close' as never)).toBe('关闭')
})

test('at most 10 namespaces are read in parallel', async () => {
  const open: (() => void)[] = []
  const source = () => new Promise<Translations>((resolve) => open.push(() => resolve(texts)))
  const namespaces = Array.from({ length: 25 }, (_, number) => `part${number}`)
  const { read } = await reading(source, namespaces)
  await vi.advanceTimersByTimeAsync(0)
  expect(open).toHaveLength(10)
  open.splice(0, 3).forEach((arrive) => arrive())
  await vi.advanceTimersByTimeAsync(0)
  expect(open).toHaveLength(10)
  for (let round = 0; round < 5; round += 1) {
    open.splice(0).forEach((arrive) => arrive())
    await vi.advanceTimersByTimeAsync(0)
  }
  await read
})
