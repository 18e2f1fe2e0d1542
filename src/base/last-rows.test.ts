import { beforeEach, expect, it, vi } from 'vitest'
import { clearLastRows, readLastRows, storeLastRows } from './last-rows'

const stored = new Map<string, string>()
/** As much of the storage of a browser as is used: its entries are its properties. */
const storage = new Proxy(
  {},
  {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      })[name as 'getItem'],
  },
)

const response = (text: string, headers: Record<string, string> = {}) => ({
  status: 200,
  statusText: 'OK',
  headers: new Headers(headers),
  text,
})
const shown = (text: string) => ({
  account: response('{"user":{}}'),
  rows: response(text, { 'x-total-count': '7', 'content-type': 'application/json' }),
})

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

it('returns what a list showed last in the same session, with the headers that it reads', () => {
  storeLastRows('token of this session', '/list?sort=name', shown('[1]'))
  const last = readLastRows('token of this session', '/list?sort=name')
  expect(last?.rows.text).toBe('[1]')
  expect([...(last?.rows.headers ?? [])]).toEqual([['x-total-count', '7']])
  expect(readLastRows('token of this session', '/list')).toBeUndefined()
  expect(readLastRows('token of another one', '/list?sort=name')).toBeUndefined()
})

it('stores no token', () => {
  const token = 'header.payload.0123456789abcdef'
  storeLastRows(token, '/list', shown('[1]'))
  expect([...stored.values()].join('')).not.toContain('0123456789abcdef')
})

it('stores the last ten lists, and none that is long', () => {
  vi.useFakeTimers()
  for (let index = 0; index < 12; index++) {
    vi.advanceTimersByTime(1000)
    storeLastRows('token', `/list/${index}`, shown('[]'))
  }
  storeLastRows('token', '/long', shown('x'.repeat(100_000)))
  vi.useRealTimers()
  expect(stored.size).toBe(10)
  expect(readLastRows('token', '/list/1')).toBeUndefined()
  expect(readLastRows('token', '/list/2')).toBeDefined()
  expect(readLastRows('token', '/long')).toBeUndefined()
})

it('removes its own entries only, and ignores those that are broken', () => {
  stored.set('theme', 'dark')
  stored.set('last-rows /broken', '{')
  storeLastRows('token', '/list', shown('[]'))
  expect(readLastRows('token', '/broken')).toBeUndefined()
  clearLastRows()
  expect([...stored.keys()]).toEqual(['theme'])
})
