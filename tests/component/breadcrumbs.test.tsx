import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { CustomScreens } from '#providers/custom-screens'
import { Page } from '#shell/navigation/page'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const values = { name: 'Harbour reader', code: 'HR-1', price: 100, currency: 'EUR' }
  await world.people.admin.client.post('/api/products', values)
})
afterEach(unmount)
afterAll(() => world.close())

const Overview = () => <Page title="Figures" />
const custom: CustomScreens = {
  pages: [
    {
      path: '/dashboard/ecommerce',
      resource: 'orders',
      menu: { group: 'overview', name: 'ecommerce', icon: 'storefront', order: 1 },
      load: () => Promise.resolve(Overview),
    },
    { path: '/dashboard/e-commerce/checkout', resource: 'products', load: () => Promise.resolve(Overview) },
  ],
  parts: {},
  results: {},
}

it.each([
  ['/dashboard/e-commerce/list', 'Products', ['Start /dashboard/app', 'Sales', 'Products']],
  [
    '/dashboard/e-commerce/product/harbour-reader',
    'Harbour reader',
    ['Start /dashboard/app', 'Sales', 'Products /dashboard/e-commerce/shop', 'Harbour reader'],
  ],
  ['/dashboard/ecommerce', 'Figures', ['Start /dashboard/app', 'Overview', 'E-commerce']],
  // A page without a menu entry belongs to its resource.
  ['/dashboard/e-commerce/checkout', 'Figures', ['Start /dashboard/app', 'Sales', 'Products']],
  // Their addresses are below the list of users, but they are not records of it.
  ['/dashboard/user/account', 'Account', ['Start /dashboard/app', 'Account']],
  [
    '/dashboard/user/account/security',
    'Account',
    ['Start /dashboard/app', 'Account /dashboard/user/account', 'Security'],
  ],
])('the breadcrumbs of %s show the path and the current page', async (path, title, expected) => {
  await mount({ world, path, custom })
  await screen.findByRole('heading', { level: 1, name: title })
  const way = screen.getByRole('navigation', { name: 'Where you are' })
  const steps = within(way).getAllByRole('listitem')
  expect(
    steps.map((step) =>
      [step.textContent, step.querySelector('a')?.getAttribute('href') ?? []].flat().join(' '),
    ),
  ).toEqual(expected)
  expect(way.querySelectorAll('[aria-current="page"]')).toHaveLength(1)
  expect(steps.at(-1)?.querySelector('[aria-current="page"]')).not.toBeNull()
})

it('the start page has no breadcrumbs, as it is the first step of all', async () => {
  await mount({ world, path: '/dashboard/app', custom })
  await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })
  expect(screen.queryByRole('navigation', { name: 'Where you are' })).toBeNull()
})
