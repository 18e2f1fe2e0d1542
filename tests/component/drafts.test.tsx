import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { closePage, mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
const findBox = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
const findCity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })
const newForm = '/dashboard/customers/new'
const restored = 'Your unsaved changes are back.'
const storedDrafts = () => Object.keys(localStorage).filter((key) => /^draft \S+ form /.test(key))

let customers = 0
async function newCustomer() {
  customers += 1
  const values = { name: `Customer ${customers}`, email: `d${customers}@example.com`, country: 'DE' }
  const { body } = await world.people.admin.client.post('/api/customers', values)
  return body as { id: string; version: number }
}

it('what was typed into a new record is restored, discarded, and restored once more', async () => {
  const { user } = await mount({ world, path: newForm })
  await user.type(await findBox('Name'), 'Half a name')
  await closePage()

  const again = await mount({ world, path: newForm })
  expect((await findBox('Name')).value).toBe('Half a name')
  screen.getByText(restored)
  await again.user.type(box('City'), 'Ulm')
  await again.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect([box('Name').value, box('City').value]).toEqual(['', ''])
  expect(storedDrafts()).toEqual([])
  await again.user.click(screen.getByRole('button', { name: 'Restore' }))
  expect([box('Name').value, box('City').value]).toEqual(['Half a name', 'Ulm'])
  await waitFor(() => expect(storedDrafts()).toHaveLength(1))
})

it('a draft is removed by saving, and by undoing what was typed', async () => {
  const { id } = await newCustomer()
  const path = `/dashboard/customers/${id}/edit`
  const { user } = await mount({ world, path })
  await user.type(await findBox('City'), 'Ulm')
  expect(storedDrafts()).toHaveLength(1)
  await user.clear(box('City'))
  expect(storedDrafts()).toEqual([])
  await user.type(box('City'), 'Bonn')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('tab', { name: 'History' })
  expect(storedDrafts()).toEqual([])
})

it('a new record whose response was lost is created once, also after a reload', async () => {
  const created: string[] = []
  const lost = http.post('*/api/customers', async ({ request }) => {
    created.push(request.headers.get('idempotency-key') ?? '')
    await world.server.fetch(request)
    return HttpResponse.error()
  })
  const { user } = await mount({ world, path: newForm, instead: [lost] })
  await user.type(await findBox('Name'), 'Created once')
  await user.type(box('Email'), 'once@example.com')
  await user.type(box('Country'), 'Germ{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This could not be saved')
  await closePage()

  const { user: again, calls } = await mount({ world, path: newForm })
  await screen.findByText(restored)
  await again.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Created once' })
  const keys = calls
    .filter(({ method }) => method === 'POST')
    .map((call) => call.headers.get('idempotency-key'))
  expect(keys).toEqual([created.at(-1)])
  const { body } = await world.people.admin.client.get('/api/customers?q=once@example')
  expect(body).toHaveLength(1)
  expect(storedDrafts()).toEqual([])
})

it('a draft that another user has overtaken shows the conflict, and is removed if both typed the same', async () => {
  const { id, version } = await newCustomer()
  const path = `/dashboard/customers/${id}/edit`
  const { user } = await mount({ world, path })
  await user.type(await findBox('City'), 'Mine')
  await closePage()
  const saved = await world.people.admin.client.patch(
    `/api/customers/${id}`,
    { city: 'Theirs' },
    { 'if-match': `"${version}"` },
  )
  await mount({ world, path })
  await screen.findByText('Somebody else changed this record meanwhile')
  expect((await findCity()).value).toBe('Mine')
  await closePage()

  const { version: newer } = saved.body as { version: number }
  await world.people.admin.client.patch(
    `/api/customers/${id}`,
    { city: 'Mine' },
    { 'if-match': `"${newer}"` },
  )
  await mount({ world, path })
  expect((await findCity()).value).toBe('Mine')
  await waitFor(() => expect(storedDrafts()).toEqual([]))
  expect(screen.queryByText(restored)).toBeNull()
})

it('the palette lists drafts first, and opens their form', async () => {
  const { user } = await mount({ world, path: newForm })
  await user.type(await findBox('Name'), 'Half')
  await closePage()

  const { user: again } = await mount({ world, path: '/dashboard/app' })
  await screen.findByRole('button', { name: 'Search pages, records and actions' })
  await again.keyboard('{Control>}k{/Control}')
  const list = await screen.findByRole('listbox')
  await again.click(within(list).getByRole('option', { name: /new customer.*[AP]M/i }))
  await screen.findByText(restored)
  expect((await findBox('Name')).value).toBe('Half')
})
