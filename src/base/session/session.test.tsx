import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { prefetch } from '../prefetch'
import { applyToken } from '#providers/auth/apply-token'
import { accountUrl } from '#providers/auth/account-url'
import { bearerHeader } from './bearer'
import { armExpiry } from '#providers/auth/expiry-timer'
import { returnPage, signInUrl } from '#providers/auth/return-to'
import { beginSession, endSession, readSession, refuseSession, type Account } from './session'
import { followOtherTabs, startSession } from '#providers/auth/start-session'
import { hasView, liveToken, storeToken, tokenKey } from '#providers/auth/token'
import { startViewing } from '#providers/auth/view-as'

const user: Account = { id: 'u', displayName: 'A', email: 'a@b.example', photoURL: null, role: 'user' }
const permissions = { products: ['read'] }
const now = Date.parse('2026-05-01T00:00:00Z')

const tokenFor = (seconds: number) => {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${part({ alg: 'HS256' })}.${part({ exp: now / 1000 + seconds })}.signature`
}
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
/** Prefetches the account as the boot script does. */
const answerAccount = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  void prefetch(accountUrl, { Authorization: `Bearer ${liveToken()}` })
}

let logged: MockInstance
beforeEach(() => {
  vi.useFakeTimers({ now })
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('at the start of the app', () => {
  test('a stored token that has not expired is applied, and the account is fetched', async () => {
    localStorage.setItem(tokenKey, tokenFor(60))
    answerAccount(async () => json(200, { user, permissions }))
    await startSession()
    expect(readSession()).toEqual({
      method: 'jwt',
      isInitialized: true,
      isAuthenticated: true,
      user,
      permissions,
    })
    expect(bearerHeader()).toBe(`Bearer ${tokenFor(60)}`)
  })

  test.each([
    ['none', undefined, undefined],
    ['an empty one', '', undefined],
    ['one that has expired', tokenFor(0), 'It has expired'],
    ['no token at all', 'nonsense', 'It is not a token'],
  ])(
    'with %s as the stored token, no user is signed in and no request is sent',
    async (_, token, received) => {
      if (token !== undefined) localStorage.setItem(tokenKey, token)
      await startSession()
      expect(logged.mock.calls).toEqual(received ? [['The stored token is not used', received]] : [])
      expect(readSession()).toMatchObject({ isInitialized: true, isAuthenticated: false, user: null })
      expect(localStorage.getItem(tokenKey)).toBeNull()
      expect(bearerHeader()).toBeUndefined()
    },
  )

  test('a token that the server refuses is removed, and the failure is logged', async () => {
    localStorage.setItem(tokenKey, tokenFor(60))
    answerAccount(async () => json(401, { status: 401, title: 'unauthenticated', message: 'Sign in first.' }))
    await startSession()
    expect(readSession()).toMatchObject({ isInitialized: true, isAuthenticated: false })
    expect(localStorage.getItem(tokenKey)).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
  })

  test('an unreachable server leaves the user signed out and keeps the token for the next start', async () => {
    localStorage.setItem(tokenKey, tokenFor(60))
    answerAccount(async () => Promise.reject(new TypeError('offline')))
    await startSession()
    expect(readSession()).toMatchObject({ isInitialized: true, isAuthenticated: false, ended: 'unreachable' })
    expect(localStorage.getItem(tokenKey)).toBe(tokenFor(60))
    expect(bearerHeader()).toBeUndefined()
    expect(logged).toHaveBeenCalledWith(expect.any(String), 'Something went wrong')
  })
})

describe('the end of a session', () => {
  test('removes the stored token and the header, as setting an empty token does', () => {
    storeToken(tokenFor(60))
    applyToken(tokenFor(60))
    applyToken('')
    storeToken('')
    expect(bearerHeader()).toBeUndefined()
    expect(localStorage.getItem(tokenKey)).toBeNull()
  })

  test('comes with the expiry: the token is removed and the reason is stored', async () => {
    localStorage.setItem(tokenKey, tokenFor(60))
    answerAccount(async () => json(200, { user, permissions }))
    await startSession()
    vi.advanceTimersByTime(59_999)
    expect(readSession().isAuthenticated).toBe(true)
    vi.advanceTimersByTime(1)
    expect(readSession()).toMatchObject({
      isAuthenticated: false,
      user: null,
      permissions: {},
      ended: 'expired',
    })
    expect(localStorage.getItem(tokenKey)).toBeNull()
    expect(bearerHeader()).toBeUndefined()
  })

  test('comes when the server refuses the token in use, and not for an older one', async () => {
    localStorage.setItem(tokenKey, tokenFor(60))
    answerAccount(async () => json(200, { user, permissions }))
    await startSession()
    refuseSession('Bearer of yesterday')
    expect(readSession().isAuthenticated).toBe(true)
    refuseSession(bearerHeader() ?? '')
    expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'refused' })
  })

  test('comes when another tab signs out', () => {
    const stop = followOtherTabs()
    beginSession(user, permissions)
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    expect(readSession().isAuthenticated).toBe(true)
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, oldValue: tokenFor(60) }))
    expect(readSession()).toMatchObject({ isAuthenticated: false, ended: undefined })
    beginSession(user, permissions)
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey, oldValue: tokenFor(0) }))
    expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'expired' })
    stop()
  })
})

describe('viewing as another user', () => {
  const own = tokenFor(3600)
  const view = tokenFor(60)
  /** An administrator who views the dashboard as another user; returns the mock of the navigation. */
  const lookOn = async () => {
    const assign = vi.fn<(page: string) => void>()
    vi.stubGlobal('location', { assign })
    localStorage.setItem(tokenKey, own)
    startViewing(view)
    assign.mockClear()
    answerAccount(async () => json(200, { user, permissions }))
    await startSession()
    return assign
  }

  test('ends when it expires; the administrator continues in their own session', async () => {
    const assign = await lookOn()
    expect(bearerHeader()).toBe(`Bearer ${view}`)
    vi.advanceTimersByTime(59_999)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign.mock.calls).toEqual([['/dashboard/app']])
    expect(hasView()).toBe(false)
    expect(localStorage.getItem(tokenKey)).toBe(own)
  })

  test('ends the session if the token of the administrator has expired too', async () => {
    const assign = await lookOn()
    localStorage.setItem(tokenKey, tokenFor(60))
    vi.advanceTimersByTime(60_000)
    expect(assign).not.toHaveBeenCalled()
    expect(hasView()).toBe(false)
    expect(localStorage.getItem(tokenKey)).toBeNull()
    expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'expired' })
  })
})

describe('the expiry timer', () => {
  const twoMonths = 60 * 24 * 3600

  test('does not fire early for a time more than 2^31 milliseconds ahead', () => {
    const onExpiry = vi.fn<() => void>()
    armExpiry(now / 1000 + twoMonths, onExpiry)
    vi.advanceTimersByTime(twoMonths * 1000 - 1)
    expect(onExpiry).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onExpiry).toHaveBeenCalledOnce()
  })

  test('is checked when the page becomes visible, and can be cancelled', () => {
    const onExpiry = vi.fn<() => void>()
    armExpiry(now / 1000 + 60, onExpiry)
    vi.setSystemTime(now + 3_600_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onExpiry).toHaveBeenCalledOnce()
    const never = vi.fn<() => void>()
    armExpiry(Date.now() / 1000 + 60, never)()
    vi.advanceTimersByTime(120_000)
    expect(never).not.toHaveBeenCalled()
  })
})

describe('the return page after sign-in', () => {
  const back = (page: string) => returnPage(new URL(signInUrl(page), location.origin).searchParams)

  test('is the page that was requested, and the dashboard by default', () => {
    expect(back('/dashboard/invoice/list?q=a&page=2#x')).toBe('/dashboard/invoice/list?q=a&page=2#x')
    expect(returnPage(new URLSearchParams())).toBe('/dashboard/app')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'dashboard',
    '/auth/login?returnTo=/auth/login',
  ])('is never %j', (page) => {
    expect(back(page)).toBe('/dashboard/app')
  })
})
