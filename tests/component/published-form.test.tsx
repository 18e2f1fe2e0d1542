import { useForm } from '@refinedev/react-hook-form'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { CustomScreens } from '#providers/custom-screens'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
let id = ''
beforeAll(async () => {
  world = await createWorld(corridor)
  const values = { name: 'Harbour reader', code: 'HR-1', price: 100, cost: 50, currency: 'EUR' }
  const { body } = await world.people.admin.client.post('/api/products', values)
  id = (body as { id: string }).id
})
afterEach(unmount)
afterAll(() => world.close())

/** An edit page as refine's documentation writes it, with nothing of the project. */
function EditProduct() {
  const {
    refineCore: { onFinish, formLoading },
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ refineCoreProps: { resource: 'products', action: 'edit', id } })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onFinish(values).catch(() => undefined))(event)}>
      <label>
        Name <input {...register('name')} />
      </label>
      <label>
        Code <input {...register('code')} />
      </label>
      <span role="note">{errors['code']?.message as string}</span>
      <button disabled={formLoading}>Submit</button>
    </form>
  )
}

const custom: CustomScreens = {
  pages: [{ path: '/dashboard/published', resource: 'products', load: () => Promise.resolve(EditProduct) }],
  parts: {},
  results: {},
}
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const stored = async () =>
  (await world.people.admin.client.get(`/api/products/${id}`)).body as Record<string, unknown>

it('a form of the documentation shows the error of a field, and saves without naming a version', async () => {
  const { user, calls } = await mount({ world, path: '/dashboard/published', custom })
  await waitFor(async () => expect((await input('Code')).value).toBe('HR-1'))
  await user.clear(await input('Code'))
  await user.click(screen.getByText('Submit'))
  await waitFor(() => expect(screen.getByRole('note').textContent).not.toBe(''))
  expect(await stored()).toMatchObject({ code: 'HR-1', version: 1 })
  await user.type(await input('Code'), 'HR-2')
  await user.click(screen.getByText('Submit'))
  await screen.findByText('Product saved')
  expect(await stored()).toMatchObject({ name: 'Harbour reader', code: 'HR-2', version: 2 })
  // The redirect of refine.
  await screen.findByRole('heading', { level: 1, name: 'Products' })
  const writes = calls.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PATCH /api/products/${id}`,
    `PATCH /api/products/${id}`,
  ])
  expect(writes[1]?.headers.get('if-match')).toBeNull()
})

it('a link cannot choose the method, the headers or the version of what a form sends', async () => {
  const path = '/dashboard/published?method=delete&headers[X-Evil]=1&version=1&idempotencyKey=k&own=true'
  const { user, calls } = await mount({ world, path, custom })
  await waitFor(async () => expect((await input('Name')).value).toBe('Harbour reader'))
  await user.type(await input('Name'), ' XL')
  await user.click(screen.getByText('Submit'))
  await screen.findByRole('heading', { level: 1, name: 'Products' })
  const [write, ...more] = calls.filter(({ method }) => method !== 'GET')
  expect(more).toEqual([])
  expect(write).toMatchObject({ method: 'PATCH', path: `/api/products/${id}` })
  for (const name of ['x-evil', 'if-match', 'idempotency-key']) expect(write?.headers.has(name)).toBe(false)
  expect(calls.every(({ headers }) => !headers.has('x-evil'))).toBe(true)
  expect(await stored()).toMatchObject({ name: 'Harbour reader XL' })
})
