import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { trial } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(trial)
})
afterEach(unmount)
afterAll(() => world.close())

it('a list action is offered above the list, asks for its input, and is sent', async () => {
  const { user, calls } = await mount({ world, path: '/dashboard/repairs' })
  await user.click(await screen.findByRole('button', { name: 'Tidy' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tidy?' })
  await user.click(within(dialog).getByRole('button', { name: 'Tidy' }))
  expect(await within(dialog).findByText('Fill this in.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Word/), 'broom')
  await user.click(within(dialog).getByRole('button', { name: 'Tidy' }))
  expect(await screen.findByText('Tidy: done.')).toBeTruthy()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/repairs/tidy', { word: 'broom' }]])
})

it('a list action is not offered to a role without the permission', async () => {
  await mount({ world, path: '/dashboard/repairs', role: 'user' })
  expect(await screen.findByRole('heading', { name: 'Repairs' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tidy' })).toBeNull()
})
