import { beforeEach, expect, test, vi } from 'vitest'
import { beforeFollowing } from './before-following'

beforeEach(() => {
  document.body.innerHTML =
    '<a href="/one"><b>One</b></a><a href="https://other.example/two">Two</a><p>Three</p>'
})

const send = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

test('it calls for links that the pointer or the focus comes to, until it is ended', () => {
  const come = vi.fn()
  const end = beforeFollowing(come)
  send('b', 'pointerover')
  send('a', 'focusin')
  send('[href*="other"]', 'pointerover')
  send('p', 'pointerover')
  expect(come.mock.calls).toEqual([['/one'], ['/one']])
  end()
  send('b', 'pointerover')
  expect(come).toHaveBeenCalledTimes(2)
})

test('it does not call on a slow connection', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { effectiveType: '3g' } }))
  const come = vi.fn()
  beforeFollowing(come)
  expect(send('b', 'pointerover')).toBe(true)
  expect(come).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
