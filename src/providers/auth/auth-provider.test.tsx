import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearerHeader, setBearer } from '#base/session/bearer'
import { beginSession, endSession, readSession, type Account } from '#base/session/session'
import { startI18n } from '#base/i18n/i18n'
import { authProvider } from './auth-provider'
import { nextCodeAt, readPending } from './pending'
import { storeToken, tokenKey } from './token'

const user: Account = { id: 'u', displayName: 'Ada', email: 'a@b.example', photoURL: null, role: 'user' }
const permissions = { products: ['read'] }
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const token = `${part({ alg: 'HS256' })}.${part({ exp: Date.now() / 1000 + 3600 })}.signature`
const signedIn = { accessToken: token, user, permissions }
const { register, forgotPassword, updatePassword, getIdentity, getPermissions } = authProvider

/** The requests since the start of a test, and what the server answers to them. */
let requests: [path: string, body: unknown, bearer: string | null][] = []
let answers: Record<string, { status?: number; body: JsonBodyType }> = {}
const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/account/', '')
    const text = await request.text()
    requests.push([path, text && JSON.parse(text), request.headers.get('Authorization')])
    const { status = 200, body } = answers[path] ?? { status: 204, body: null }
    return body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
  }),
)
const problem = (status: number, title: string, more: object = {}) => ({
  status,
  body: { status, title, message: `The server says ${title}.`, ...more },
})

beforeAll(async () => {
  server.listen()
  await startI18n('en')
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
  answers = {}
  window.history.replaceState(null, '', '/dashboard/products?page=2#row')
})
afterEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

/** Begins a session whose token is sent. */
function begin(): void {
  storeToken(token)
  setBearer(token)
  beginSession(user, permissions)
}

describe('login', () => {
  test('stores and sends the token, begins the session, and continues at the requested page', async () => {
    answers['login'] = { body: signedIn }
    const credentials = { email: 'a@b.example', password: 'secret' }
    expect(await authProvider.login({ ...credentials, returnTo: '/dashboard/chat?a=b#c' })).toEqual({
      success: true,
      redirectTo: '/dashboard/chat?a=b#c',
    })
    expect(requests).toEqual([['login', credentials, null]])
    expect(readSession()).toMatchObject({ isAuthenticated: true, user, permissions })
    expect([bearerHeader(), localStorage.getItem(tokenKey)]).toEqual([`Bearer ${token}`, token])
  })

  test.each(['//evil.example', 'https://evil.example', '/auth/login', 7, undefined])(
    'continues at the dashboard if the requested page is %s',
    async (returnTo) => {
      answers['login'] = { body: signedIn }
      const { redirectTo } = await authProvider.login({ email: '', password: '', returnTo })
      expect(redirectTo).toBe('/dashboard/app')
    },
  )

  test('takes the ticket of a second factor', async () => {
    answers['login/second-factor'] = { body: signedIn }
    const step = { ticket: 't', code: '123456' }
    expect(await authProvider.login({ step: 'secondFactor', ...step, method: 'delete' })).toMatchObject({
      success: true,
    })
    expect(requests).toEqual([['login/second-factor', step, null]])
    expect(readSession().isAuthenticated).toBe(true)
  })

  test('takes the code of a registration, and welcomes the user', async () => {
    answers['verify'] = { body: signedIn }
    const step = { email: 'a@b.example', code: '123456' }
    expect(await authProvider.login({ step: 'verify', ...step })).toEqual({
      success: true,
      redirectTo: '/dashboard/app',
      successNotification: { message: expect.stringContaining('Ada') },
    })
    expect(requests).toEqual([['verify', step, null]])
  })

  test("resolves with the server's problem, and leaves the user signed out", async () => {
    const ticket = { ticket: 't', errors: { email: ['Unknown.'] }, retryAfter: 9 }
    answers['login'] = problem(401, 'secondFactor', ticket)
    const { success, error } = await authProvider.login({ email: '', password: '' })
    expect(success).toBe(false)
    expect(error).toMatchObject({
      ...ticket,
      name: 'Log in',
      message: 'The server says secondFactor.',
      statusCode: 401,
    })
    expect(readSession().isAuthenticated).toBe(false)
  })
})

describe('register', () => {
  const typed = { firstName: 'Ada', lastName: 'B', email: 'a@b.example', password: 'secret' }

  test('stores the token without sending it, and continues at the code', async () => {
    const pending = { ...user, status: 'pending' }
    answers['register'] = { body: { ...signedIn, user: pending } }
    expect(await register?.({ ...typed, returnTo: '/dashboard/chat' })).toEqual({
      success: true,
      redirectTo: '/auth/verify?returnTo=%2Fdashboard%2Fchat',
    })
    expect(requests).toEqual([['register', typed, null]])
    expect([bearerHeader(), localStorage.getItem(tokenKey)]).toEqual([undefined, token])
    expect(readPending().email).toBe(user.email)
    expect(nextCodeAt()).toBeGreaterThan(Date.now() + 50_000)
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/auth/verify' })
  })

  test('of an invited user begins the session', async () => {
    answers['register'] = { body: signedIn }
    expect(await register?.({ ...typed, invitation: 'i' })).toMatchObject({ redirectTo: '/dashboard/app' })
    expect(requests).toEqual([['register', { ...typed, invitation: 'i' }, null]])
    expect(bearerHeader()).toBe(`Bearer ${token}`)
  })

  test('without a requested page adds none to the URL', async () => {
    answers['register'] = { body: signedIn }
    expect(await register?.(typed)).toMatchObject({ redirectTo: '/auth/verify' })
  })
})

describe('forgotPassword and updatePassword', () => {
  const typed = { email: 'a@b.example', code: '123456', password: 'new secret' }

  test('a code is requested, and the address is kept for the next page', async () => {
    expect(await forgotPassword?.({ email: 'a@b.example', to: '//x' })).toEqual({ success: true })
    expect(requests).toEqual([['reset-password', { email: 'a@b.example' }, null]])
    expect(readPending().email).toBe('a@b.example')
  })

  test('the new password signs in; of the parameters of the URL nothing is sent', async () => {
    answers['new-password'] = { body: signedIn }
    const hostile = { method: 'delete', headers: { a: 'b' }, role: 'admin', returnTo: '//evil.example' }
    expect(await updatePassword?.({ ...hostile, ...typed })).toEqual({
      success: true,
      redirectTo: '/dashboard/app',
      successNotification: { message: 'Your new password is set.' },
    })
    expect(requests).toEqual([['new-password', typed, null]])
    expect(readSession().isAuthenticated).toBe(true)
  })

  test('with a second factor the password is set, and the user signs in next', async () => {
    answers['new-password'] = problem(401, 'secondFactor', { ticket: 't' })
    expect(await updatePassword?.({ ...typed, returnTo: '/dashboard/chat' })).toMatchObject({
      success: true,
      redirectTo: '/auth/login?returnTo=%2Fdashboard%2Fchat',
      successNotification: { message: 'Your new password is set.' },
    })
    expect(readSession().isAuthenticated).toBe(false)
  })

  test('a wrong code is a failure', async () => {
    answers['new-password'] = problem(422, 'invalid', { errors: { code: ['Wrong.'] } })
    expect(await updatePassword?.(typed)).toMatchObject({
      success: false,
      error: { statusCode: 422, errors: { code: ['Wrong.'] } },
    })
  })
})

describe('logout', () => {
  test('ends the session here and on the server', async () => {
    begin()
    expect(await authProvider.logout({})).toEqual({ success: true })
    expect(requests).toEqual([['logout', {}, `Bearer ${token}`]])
    expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'left' })
    expect([bearerHeader(), localStorage.getItem(tokenKey)]).toEqual([undefined, null])
  })

  test('is only local if the token is not sent, and does nothing without a session', async () => {
    beginSession(user, permissions)
    await authProvider.logout({})
    expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'left' })
    endSession('expired')
    await authProvider.logout({})
    expect(readSession().ended).toBe('expired')
    expect(requests).toEqual([])
  })
})

describe('onError', () => {
  const refused = { status: 401, title: 'unauthenticated', message: 'Sign in first.' }

  test.each([
    { status: 403, message: 'No.' },
    { status: 500, message: 'Failed.' },
    { status: 401, title: 'credentials', message: 'Wrong password.' },
    'nothing',
  ])('keeps the session after %j', async (error) => {
    begin()
    expect(await authProvider.onError(error)).toEqual({ error })
    expect(readSession().isAuthenticated).toBe(true)
  })

  test.each([refused, { ...refused, status: undefined, statusCode: 401 }])(
    'ends the session after %j, without signing out by choice',
    async (error) => {
      begin()
      const outcome = await authProvider.onError(error)
      expect(outcome).toEqual({
        logout: true,
        redirectTo: '/auth/login?returnTo=%2Fdashboard%2Fproducts%3Fpage%3D2%23row',
        error,
      })
      expect(readSession()).toMatchObject({ isAuthenticated: false, ended: 'refused' })
      await authProvider.logout({ redirectPath: outcome.redirectTo })
      expect(readSession().ended).toBe('refused')
      expect(requests).toEqual([])
    },
  )

  test('redirects no second time if the guard of the page has done it', async () => {
    begin()
    const outcome = authProvider.onError(refused)
    window.history.replaceState(null, '', '/auth/login?returnTo=%2Fdashboard')
    expect(await outcome).toEqual({ logout: true, error: refused })
  })

  test('keeps a registration, whose token is not sent yet', async () => {
    beginSession({ ...user, status: 'pending' }, {})
    expect(await authProvider.onError(refused)).toEqual({ error: refused })
    expect(readSession().isAuthenticated).toBe(true)
  })
})

describe('check, getIdentity and getPermissions', () => {
  test('are those of the session', async () => {
    begin()
    expect(await authProvider.check()).toEqual({ authenticated: true })
    expect(await getIdentity?.()).toEqual(user)
    expect(await getPermissions?.()).toEqual(permissions)
    endSession('expired')
    expect(await authProvider.check()).toEqual({ authenticated: false, redirectTo: '/auth/login' })
    expect(await getIdentity?.()).toBeNull()
    expect(await getPermissions?.()).toEqual({})
  })
})
