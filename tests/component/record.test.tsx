import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

let products = 0
async function newProduct() {
  const values = {
    name: `Reader ${++products}`,
    code: `R-${products}`,
    price: 1999,
    cost: 500,
  }
  const { body } = await world.people.admin.client.post('/api/products', values)
  return body as { id: string; slug: string; name: string }
}
const pathOf = ({ slug }: { slug: string }) => `/dashboard/e-commerce/product/${slug}`
const button = (name: string) => screen.getByRole('button', { name })
/** A button that is enabled: it is disabled while an action runs. */
const ready = (name: string) =>
  waitFor(() => {
    expect(button(name).getAttribute('aria-disabled')).toBeNull()
    return button(name)
  })
const stored = async (id: string) =>
  (await world.people.admin.client.get(`/api/products/${id}`)).body as Record<string, unknown>

describe('the page of a record', () => {
  it('makes a move at once, asks before one with confirm, and offers the moves of the new state', async () => {
    const product = await newProduct()
    const { user, calls } = await mount({ world, path: pathOf(product) })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    await screen.findByText('Published')
    await user.click(await ready('Archive'))
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Its status changes from “Published” to “Archived”.')
    await user.click(within(question).getByRole('button', { name: 'Archive' }))
    await screen.findByText('Archived')
    expect(await stored(product.id)).toMatchObject({ status: 'archived', version: 3 })
    expect(
      calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/products')),
    ).toHaveLength(1)
  })

  it('asks for the input of an action, and shows errors at its field', async () => {
    const product = await newProduct()
    const { user } = await mount({ world, path: pathOf(product) })
    await user.click(await screen.findByRole('button', { name: 'Restock' }))
    const question = await screen.findByRole('dialog')
    const pieces = within(question).getByLabelText(/Pieces to add/)
    await waitFor(() => expect(document.activeElement).toBe(pieces))
    await user.keyboard('0{Enter}')
    expect(await within(question).findByText('Enter 1 or more.')).toBeTruthy()
    await user.clear(pieces)
    await user.keyboard('12{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored(product.id)).toMatchObject({ stock: 12 })
  })

  it('deletes into the trash, and restores with Undo', async () => {
    const product = await newProduct()
    const { user } = await mount({ world, path: pathOf(product) })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    // A toast of an earlier test may still be shown.
    const toast = (await screen.findByText(/is in the trash\.$/)).closest<HTMLElement>('.toast')
    expect((await stored(product.id))['_can']).toEqual(['restore'])
    // Clicked at once, as the toast disappears: the list may take longer to load.
    await user.click(await within(toast as HTMLElement).findByRole('button', { name: 'Undo' }))
    await screen.findByRole('heading', { name: 'Products' })
    await waitFor(async () => expect((await stored(product.id))['_can']).toContain('delete'))
  })

  it('keeps the dialog and the typed input when the server rejects it', async () => {
    const product = await newProduct()
    const refusing = http.post('*/api/products/*/restock', () =>
      HttpResponse.json({ status: 409, title: 'state', message: 'Not now.' }, { status: 409 }),
    )
    const { user } = await mount({ world, path: pathOf(product), instead: [refusing] })
    await user.click(await screen.findByRole('button', { name: 'Restock' }))
    const question = await screen.findByRole('dialog')
    await user.type(within(question).getByLabelText(/Pieces to add/), '3{Enter}')
    await within(question).findByText('Not now.')
    expect(within(question).getByLabelText<HTMLInputElement>(/Pieces to add/).value).toBe('3')
  })

  it('shows its history by field, and restores a version', async () => {
    const product = await newProduct()
    await world.people.manager.client.patch(
      `/api/products/${product.id}`,
      { price: 2999, stock: 7 },
      { 'if-match': '"1"' },
    )
    const { user } = await mount({ world, path: pathOf(product) })
    await user.click(await screen.findByRole('button', { name: 'Show the history' }))
    await screen.findByText('Version 2')
    const [latest, first] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem')
    expect(latest?.textContent).toMatch(/Changed.*by A manager.*Version 2.*Price.*€19.99.*€29.99/)
    expect(first?.textContent).toMatch(/Created.*by A admin.*Version 1/)
    await user.click(button('Restore this version'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore this version' }),
    )
    await screen.findByText('Version 3')
    expect(await stored(product.id)).toMatchObject({ price: 1999, stock: 0, version: 3 })
  })

  it.each([
    ['an old one was asked for', '', '?from=mail'],
    ['an old one was asked for, to change it', '/edit', ''],
  ])('replaces the address by the current one when %s', async (_, path, query) => {
    const product = await newProduct()
    const name = `${product.name} renamed`
    const renamed = await world.people.admin.client.patch(`/api/products/${product.id}`, { name })
    const { slug } = renamed.body as { slug: string }
    expect(slug).not.toBe(product.slug)
    const before = history.length
    await mount({ world, path: pathOf(product) + path + query })
    await screen.findByRole('heading', { level: 1, name: new RegExp(name) })
    await waitFor(() => expect(location.pathname + location.search).toBe(pathOf({ slug }) + path + query))
    expect(history.length, 'the old one is not come back to').toBe(before)
  })

  it('keeps an address with its id', async () => {
    const { id, name } = await newProduct()
    await mount({ world, path: pathOf({ slug: id }) })
    await screen.findByRole('heading', { level: 1, name })
    expect(location.pathname).toBe(pathOf({ slug: id }))
  })

  it('hides fields and actions that the user may not access', async () => {
    const product = await newProduct()
    await world.people.admin.client.post(`/api/products/${product.id}/publish`, {})
    await mount({ world, path: pathOf(product), role: 'user' })
    await screen.findByRole('heading', { name: product.name })
    expect(screen.queryByText('Cost')).toBeNull()
    for (const name of ['Unpublish', 'Restock', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })
})

describe('a record that cannot be shown', () => {
  it('shows that it is missing, with a link back to the list', async () => {
    await mount({ world, path: '/dashboard/e-commerce/product/nothing-of-that-name' })
    await screen.findByText('There is no such record')
    expect(screen.getByRole('link', { name: 'Back to products' })).toBeTruthy()
  })

  it('is loaded again by Retry', async () => {
    const product = await newProduct()
    let failures = 0
    const failing = http.get('*/api/products/product', () =>
      failures++ === 0
        ? HttpResponse.json({ status: 500, title: 'internal', message: 'Broken.' }, { status: 500 })
        : undefined,
    )
    const { user } = await mount({ world, path: pathOf(product), instead: [failing] })
    await screen.findByText('Broken.')
    await user.click(button('Retry'))
    await screen.findByRole('heading', { name: product.name })
  })

  it('cannot be edited when its state does not allow it', async () => {
    const customer = await world.people.admin.client.post('/api/customers', {
      name: 'C',
      email: 'c@example.com',
      country: 'DE',
    })
    const line = { description: 'x', quantity: 1, unitPrice: 100 }
    const invoice = await world.people.admin.client.post('/api/invoices', {
      customer: (customer.body as { id: string }).id,
      dueOn: '2099-01-01',
      lines: [line],
    })
    const { id } = invoice.body as { id: string }
    await world.people.admin.client.post(`/api/invoices/${id}/send`, {})
    await mount({ world, path: `/dashboard/invoice/${id}/edit` })
    await screen.findByText('This record cannot be changed now.')
  })
})
