import { screen } from '@testing-library/react'
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

const refusal = () => screen.findByText('Restricted access')
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const refused = () =>
  HttpResponse.json({ status: 403, title: 'forbidden', message: 'Not for you.' }, { status: 403 })

describe('a page without permission links', () => {
  it('home, from a list', async () => {
    await mount({ world, path: '/dashboard/e-commerce/list', instead: [http.get('*/api/products', refused)] })
    await refusal()
    expect(way('Go to Home')).toBe('/')
  })

  it('to the list, from a record', async () => {
    await mount({
      world,
      path: '/dashboard/e-commerce/product/refused',
      instead: [http.get('*/api/products/*', refused)],
    })
    await refusal()
    expect(way('Back to products')).toBe('/dashboard/e-commerce/list')
  })

  it('to the record, from a form that may not be edited', async () => {
    const { client } = world.people.admin
    const values = { name: 'Gone reader', code: 'GR-1', price: 100, currency: 'EUR' }
    const { body } = await client.post('/api/products', values)
    const { id, slug } = body as { id: string; slug: string }
    await client.remove(`/api/products/${id}`)
    const path = `/dashboard/e-commerce/product/${slug}`
    await mount({ world, path: `${path}/edit` })
    await refusal()
    expect(way('Back to Gone reader')).toBe(path)
  })
})
