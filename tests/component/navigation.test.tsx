import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLanguage } from '#base/i18n/i18n'
import type { CustomScreens } from '#providers/custom-screens'
import { Page } from '#shell/navigation/page'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount, type Call } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const values = { name: 'Harbour reader', code: 'HR-1', price: 100, currency: 'EUR' }
  await world.people.admin.client.post('/api/products', values)
})
afterEach(unmount)
afterAll(() => world.close())

const load = () => Promise.resolve(() => <Page title="Figures" />)
const custom: CustomScreens = {
  pages: [
    {
      path: '/dashboard/ecommerce',
      resource: 'orders',
      menu: { group: 'overview', name: 'ecommerce', icon: 'storefront', order: 1 },
      load,
    },
    {
      path: '/dashboard/banking',
      resource: 'invitations',
      menu: { group: 'management', name: 'banking', icon: 'bank', order: 1 },
      load,
    },
    { path: '/dashboard/e-commerce/checkout', resource: 'products', load },
  ],
  parts: {},
  results: {},
}

/** The menu of the page itself; another one is in the drawer of narrow screens. */
const menu = (name = 'Main navigation') => screen.getAllByRole('navigation', { name })[0] as HTMLElement
const groups = (name?: string) =>
  [...menu(name).querySelectorAll('.nav-group')].map((button) => [
    button.textContent,
    ...[...(button.nextElementSibling?.querySelectorAll('.nav-item') ?? [])].map((link) => link.textContent),
  ])
const currentItems = () =>
  [...menu().querySelectorAll('.nav-item[aria-current="page"]')].map((link) => link.textContent)
const openAreas = () =>
  [...menu().querySelectorAll('.nav-more[aria-expanded="true"]')].map((button) => button.ariaLabel)

it('the menu has the areas by their groups, each with its icon, and the custom pages last', async () => {
  await mount({ world, path: '/dashboard/app', custom })
  await screen.findByRole('heading', { level: 1 })
  const [overview, ...others] = groups()
  expect(overview).toEqual(['Overview', 'Start', 'E-commerce'])
  expect(others.find(([name]) => name === 'Sales')).toContain('Products')
  expect(others.find(([name]) => name === 'Sales')).not.toContain('Invoices')
  expect(others.find(([name]) => name === 'Invoicing')).toContain('Invoices')
  expect(others.find(([name]) => name === 'Management')?.at(-1)).toBe('Banking')
  expect(currentItems()).toEqual(['Start'])
  const start = within(menu()).getByRole('link', { name: 'Start' })
  expect(start.querySelector('svg')?.dataset['icon']).toBe('house')
})

it('the menu changes its language with the page', async () => {
  await mount({ world, path: '/dashboard/app', custom })
  await screen.findByRole('heading', { level: 1 })
  await act(() => changeLanguage('cn'))
  await waitFor(() => expect(groups('主导航')[0]).toEqual(['概览', '开始', '电商概览']))
  expect(groups('主导航').find(([name]) => name === '销售')).toContain('产品')
  await act(() => changeLanguage('en'))
  await waitFor(() => expect(groups()[0]?.[0]).toBe('Overview'))
})

it('the menu has what the user may read', async () => {
  await mount({ world, path: '/dashboard/app', custom, role: 'user' })
  await screen.findByRole('heading', { level: 1 })
  const names = groups().flat()
  expect(names).toContain('Products')
  expect(names).toContain('E-commerce')
  expect(names).not.toContain('Invitations')
})

it.each([
  ['its list', '/dashboard/e-commerce/list'],
  ['a view with a URL', '/dashboard/e-commerce/shop'],
  ['the import', '/dashboard/e-commerce/import'],
  ['a record', '/dashboard/e-commerce/product/harbour-reader'],
  ['a custom page without a menu item', '/dashboard/e-commerce/checkout'],
])('the sub-menu of the current area is open: %s', async (_, path) => {
  await mount({ world, path, custom })
  await screen.findByRole('navigation', { name: 'Where you are' })
  expect(currentItems()).toEqual(['Products'])
  expect(openAreas()).toEqual(['Pages of Products'])
})

it('pages outside of the areas have no current item, although their URLs look like those of users', async () => {
  await mount({ world, path: '/dashboard/user/account', custom })
  await screen.findByRole('heading', { level: 1, name: 'Account' })
  expect(currentItems()).toEqual([])
  expect(openAreas()).toEqual([])
})

describe('parameters of the URL', () => {
  const hostile = '?method=delete&headers[x-evil]=1&headers[If-Match]=x&version=7&idempotencyKey=evil'

  it('change nothing in what a page reads', async () => {
    const path = '/dashboard/e-commerce/product/harbour-reader'
    const { calls } = await mount({ world, path: path + hostile, custom })
    await screen.findByRole('heading', { level: 1, name: 'Harbour reader' })
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(isChanged)).toEqual([])
  })

  it('change nothing in what a page writes', async () => {
    const values = { name: 'Customer', email: 'c@example.com', country: 'DE' }
    const { body } = await world.people.admin.client.post('/api/customers', values)
    const { id, version } = body as { id: string; version: number }
    const { user, calls } = await mount({ world, path: `/dashboard/customers/${id}/edit${hostile}`, custom })
    await user.type(await screen.findByLabelText(/^City/), 'Bonn')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(calls.some(({ method }) => method !== 'GET')).toBe(true))
    const [write, ...more] = calls.filter(({ method }) => method !== 'GET')
    expect(write).toMatchObject({ method: 'PATCH', path: `/api/customers/${id}`, body: { city: 'Bonn' } })
    expect(write?.headers.get('if-match')).toBe(`"${version}"`)
    expect(more).toEqual([])
    expect(calls.filter(isChanged)).toEqual([])
  })
})

/** Whether something of the URL's parameters reached a request. */
const isChanged = ({ method, path, headers }: Call) =>
  method === 'DELETE' || path.includes('evil') || [...headers].flat().some((part) => part.includes('evil'))

it.each([
  ['a parameter that cannot be decoded twice', '/dashboard/e-commerce/list?to=%25', 'Harbour reader'],
  ['an id that cannot be decoded twice', '/dashboard/e-commerce/product/%25', 'There is no such record'],
  ['a parameter that names another site', '/dashboard/e-commerce/list?to=//evil.example', 'Harbour reader'],
])('the page of a URL with %s is shown', async (_, path, text) => {
  await mount({ world, path, custom })
  await screen.findByText(text)
})
