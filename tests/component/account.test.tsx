import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { endSession } from '#base/session/session'
import { startSession } from '#providers/auth/start-session'
import { password, register } from '../contract/support/worlds/accounts'
import { codeTo } from '../contract/support/mail/mails'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

const menu = async () => {
  const [navigation] = await screen.findAllByRole('navigation', { name: 'Main navigation' })
  return within(navigation as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

describe('a signed-in user', () => {
  it('sees the areas that they may read, and gets a message on other pages', async () => {
    await mount({ world, path: '/dashboard/e-commerce/product/new', role: 'user' })
    await screen.findByText(
      "No permission - the page you're trying access has restricted access. Please refer to your system administrator",
    )
    const seen = await menu()
    for (const item of ['Start', 'Mail', 'Kanban', 'Products', 'Invoices', 'Payment cards', 'Users'])
      expect(seen).toContain(item)
    for (const item of ['Invitations', 'Outbox', 'Audit log', 'Bank accounts', 'Enquiries'])
      expect(seen).not.toContain(item)
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })

  it.each(['/dashboard/nothing', '/dashboard/outbox/new', '/dashboard/invoice/list/'])(
    'gets the page for missing pages at %s',
    async (path) => {
      await mount({ world, path })
      await screen.findByRole('heading', { name: 'Sorry, page not found!' })
    },
  )

  it('is redirected from an area to its list', async () => {
    await mount({ world, path: '/dashboard/invoice' })
    await screen.findByRole('heading', { level: 1, name: 'Invoices' })
    expect(window.location.pathname).toBe('/dashboard/invoice/list')
  })

  it('reads everything in the language that they choose', async () => {
    const { user } = await mount({ world, path: '/dashboard/app' })
    await user.click(await screen.findByRole('button', { name: 'Language' }))
    await user.click(await screen.findByRole('menuitemradio', { name: '中文' }))
    await screen.findByRole('heading', { name: /欢迎回来/ })
    // Both are set once the translations are loaded.
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'))
    await waitFor(() => expect(localStorage.getItem('i18nextLng')).toBe('cn'))
  })

  it('signs out in the browser and on the server, and signs in again', async () => {
    const email = 'ada@people.example'
    const registration = { email, password: 'a-long-secret-1', firstName: 'Ada', lastName: 'Byron' }
    await world.anonymous.post('/api/account/register', registration)
    await world.anonymous.post('/api/account/verify', { email, code: await codeTo(world, email) })
    const { user, calls } = await mount({ world, path: '/dashboard/app' })
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Log in to Corridor' })
    // Earlier requests of the page may arrive after it.
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ path: '/api/account/logout' }])
    expect(localStorage.getItem('accessToken')).toBeNull()

    await user.type(screen.getByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Password'), 'not the secret')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect((await screen.findByRole('alert')).textContent).toBeTruthy()
    await user.clear(screen.getByLabelText('Password'))
    await user.type(screen.getByLabelText('Password'), 'a-long-secret-1')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByRole('heading', { name: 'Welcome back, Ada Byron' })
    expect(localStorage.getItem('accessToken')).toBeTruthy()
  })

  it('is redirected to the sign-in page when the server no longer knows the session', async () => {
    const instead = [
      http.get('*/api/customers', () =>
        HttpResponse.json(
          { status: 401, title: 'unauthenticated', message: 'Sign in first.' },
          { status: 401 },
        ),
      ),
    ]
    await mount({ world, path: '/dashboard/customers?q=x', instead })
    expect((await screen.findByRole('alert')).textContent).toBe('Your session has ended. Log in again.')
    expect(window.location.pathname).toBe('/auth/login')
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/dashboard/customers?q=x')
  })
})

describe('a user whose account is not active', () => {
  const reason = 'Several <b>chargebacks</b>.'
  const notInUse = async (status: string, banReason: string | null = null) => {
    const person = await register(world)
    const text = 'update "users" set "status" = $2, "banReason" = $3 where "id" = $1'
    await world.database.query({ text, values: [person.user.id, status, banReason] })
    return person.email
  }
  const output = {
    en: { email: 'Email', password: 'Password', signIn: 'Log in' },
    cn: { email: '邮箱', password: '密码', signIn: '登录' },
  } as const

  it.each([
    ['en', 'banned', `This account is banned. Ask your administrator.Reason: ${reason}`],
    ['cn', 'banned', `此账户已被封禁，请联系管理员。原因：${reason}`],
    ['en', 'pending', 'This account waits for approval.'],
    ['cn', 'pending', '此账户正在等待审核。'],
    ['en', 'rejected', 'This account was not approved. Ask your administrator.'],
    ['cn', 'rejected', '此账户未通过审核，请联系管理员。'],
  ] as const)('gets the reason at sign-in (%s, %s)', async (language, status, sentence) => {
    const email = await notInUse(status, status === 'banned' ? reason : null)
    const { user } = await mount({ world, path: '/auth/login-unprotected', language })
    const texts = output[language]
    await user.type(await screen.findByLabelText(texts.email), email)
    await user.type(screen.getByLabelText(texts.password), password)
    await user.click(screen.getByRole('button', { name: texts.signIn }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(sentence)
    expect(alert.querySelector('b')).toBeNull()
  })
})

it('the input of a ban is explained in the language of the page', async () => {
  const { user: person } = await register(world)
  const { user } = await mount({ world, path: `/dashboard/user/${person.id}`, language: 'cn' })
  await user.click(await screen.findByRole('button', { name: '封禁' }))
  await screen.findByText('被封禁者也会看到此原因。')
  expect(screen.queryByText('The banned person reads it too.')).toBeNull()
})

it('the typed input of an action survives the expiry of the token', async () => {
  const { user: person } = await register(world)
  const { user } = await mount({ world, path: `/dashboard/user/${person.id}` })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Ban' }))
    return screen.findByLabelText<HTMLTextAreaElement>(/^Reason/)
  }
  await user.type(await ask(), 'Half')
  const token = localStorage.getItem('accessToken') ?? ''
  act(() => endSession('expired'))
  await screen.findByText('Token expired')
  localStorage.setItem('accessToken', token)
  await act(() => startSession())
  const reason = await ask()
  await waitFor(() => expect(reason.value).toBe('Half'))
  await screen.findByText('Your unsaved changes are back.')
})
