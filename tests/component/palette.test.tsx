import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyResource } from '#define'
import { ruleFor } from '#define/access'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { inSentence } from '#text/in-sentence'
import { mount, typeWithoutPause, unmount, type Call } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const { client } = world.people.admin
  for (const [name, code] of [
    ['Harbour reader', 'HR-1'],
    ['Harbour stand', 'HS-1'],
  ])
    await client.post('/api/products', { name, code, price: 100, currency: 'EUR' })
})
afterEach(async () => {
  await unmount()
  vi.restoreAllMocks()
})
afterAll(() => world.close())

const mayCreate = ({ access }: AnyResource) => ruleFor(access, 'user', 'create') !== false

const field = (name = 'Search pages, records and actions') =>
  screen.findByRole<HTMLInputElement>('combobox', { name })
/** Presses the keys once the page handles them, and returns the input. */
async function open(user: UserEvent, name = 'Search pages, records and actions') {
  await screen.findByRole('button', { name })
  await user.keyboard('{Control>}k{/Control}')
  return field(name)
}
/** The options of the palette; the page behind it may have its own. */
const list = () => within(screen.getByRole('listbox'))
const options = () =>
  list()
    .queryAllByRole('option')
    .map((option) => option.textContent)
/** The search requests. */
const searches = (calls: readonly Call[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/api/search'))
const output = () => screen.getAllByRole('status').map((status) => status.textContent)
/** The option that Enter selects. */
const chosen = () => list().getByRole('option', { selected: true }).textContent

describe('the palette', () => {
  it('opens with Ctrl+K, and arrow keys, Home and End move through the options', async () => {
    const { user } = await mount({ world, path: '/dashboard/app' })
    const button = await screen.findByRole('button', { name: 'Search pages, records and actions' })
    button.focus()
    await user.keyboard('{Control>}k{/Control}')
    const input = await field()
    expect(document.activeElement).toBe(input)
    expect(chosen()).toContain('Start')
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toContain('Mail')
    expect(input.getAttribute('aria-activedescendant')).toBe(
      list().getByRole('option', { selected: true }).id,
    )
    await user.keyboard('{End}')
    expect(chosen()).toBe(options().at(-1))
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toContain('Start')
    await user.keyboard('{ArrowUp}{Home}')
    expect(chosen()).toContain('Start')
  })

  it('finds records on the server after a pause in typing, shows their number, and opens one with Enter', async () => {
    const { user, calls } = await mount({ world, path: '/dashboard/app' })
    typeWithoutPause(await open(user), 'harbour')
    await waitFor(() => expect(output()).toContain('2 results'))
    expect(options()).toHaveLength(2)
    expect(chosen()).toMatch(/^Harbour/)
    expect(searches(calls)).toEqual(['/api/search?q=harbour'])
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(window.location.pathname).toMatch(/^\/dashboard\/e-commerce\/product\/harbour-/),
    )
  })

  it('offers recently opened records until the session ends', async () => {
    const { user } = await mount({ world, path: '/dashboard/e-commerce/product/harbour-reader' })
    await screen.findByRole('heading', { level: 1, name: 'Harbour reader' })
    await open(user)
    const recent = screen.getByRole('group', { name: 'Recently opened' })
    within(recent).getByRole('option', { name: /Harbour reader/ })
    const key = Object.keys(localStorage).find((item) => item.startsWith('recent:')) ?? ''
    expect(localStorage.getItem(key)).toContain('harbour-reader')
    await user.keyboard('sign out')
    expect(chosen()).toBe('Sign out')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { name: 'Log in to Corridor' })
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('opens a new tab with Ctrl+Enter and stays open', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await mount({ world, path: '/dashboard/app' })
    await user.type(await open(user), 'invoices')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith('/dashboard/invoice/list', '_blank', 'noopener')
    expect(window.location.pathname).toBe('/dashboard/app')
    await field()
  })

  it('offers each user only what they may do', async () => {
    const { user } = await mount({ world, path: '/dashboard/app', role: 'user' })
    await user.type(await open(user), 'new')
    const offered = options().filter((option) => option?.startsWith('New'))
    expect(offered).not.toEqual([])
    for (const { label } of Object.values(world.app).filter((item) => !mayCreate(item)))
      expect(offered).not.toContain(`New ${inSentence(label[0])}`)
  })

  it('changes display settings', async () => {
    const { user } = await mount({ world, path: '/dashboard/app' })
    await user.type(await open(user), 'mode light')
    expect(chosen()).toBe('Mode: Light')
    await user.keyboard('{Enter}')
    expect(document.documentElement.dataset['theme']).toBe('light')
    document.cookie = 'themeMode=; path=/; max-age=0'
  })

  it('finds English terms on a Chinese page', async () => {
    const { user } = await mount({ world, path: '/dashboard/app', language: 'cn' })
    await user.type(await open(user, '搜索页面、记录和操作'), 'invoices')
    expect(chosen()).toContain('发票')
  })

  it.each([
    ['en', 'Search pages, records and actions', 'security', 'Account: Security'],
    ['en', 'Search pages, records and actions', '安全', 'Account: Security'],
    ['cn', '搜索页面、记录和操作', '安全', '账户：安全'],
    ['cn', '搜索页面、记录和操作', 'security', '账户：安全'],
    ['en', 'Search pages, records and actions', 'profile', 'Profile'],
    ['en', 'Search pages, records and actions', 'what each role may', 'What each role may do'],
    ['en', 'Search pages, records and actions', '组件', 'Components'],
  ] as const)('finds pages outside of all areas: %s, %s %s', async (language, name, typed, title) => {
    const { user } = await mount({ world, path: '/dashboard/app', role: 'user', language })
    typeWithoutPause(await open(user, name), typed)
    await waitFor(() => expect(chosen()).toBe(title))
  })

  it('sends nothing during a composition', async () => {
    const { user, calls } = await mount({ world, path: '/dashboard/app' })
    const input = await open(user)
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'du' } })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(searches(calls)).toEqual([])
    expect(window.location.pathname).toBe('/dashboard/app')
    fireEvent.change(input, { target: { value: '读' } })
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(searches(calls)).toEqual([`/api/search?q=${encodeURIComponent('读')}`]))
  })

  it('shows that nothing was found, or why the search failed, with Retry', async () => {
    let isBroken = true
    const instead = [
      http.get('*/api/search', () =>
        isBroken
          ? HttpResponse.json({ status: 503, title: 'unavailable', message: 'Not now.' }, { status: 503 })
          : HttpResponse.json({ records: [], pages: [] }),
      ),
    ]
    const { user } = await mount({ world, path: '/dashboard/app', instead })
    typeWithoutPause(await open(user), 'qqqq')
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Nothing that you may see fits “qqqq”.')
  })
})
