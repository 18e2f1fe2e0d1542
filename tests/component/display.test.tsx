import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { resetSettings } from '#base/settings'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(async () => {
  resetSettings()
  await unmount()
})
afterAll(() => world.close())

const stored = () => document.cookie.split('; ').filter((item) => item.startsWith('theme'))
const dots = () => screen.queryAllByRole('img', { name: 'Changed from the defaults' })

it('the account page changes display settings, marks them as changed, and resets them', async () => {
  const { user } = await mount({ world, path: '/dashboard/user/account/display' })
  await user.click(await screen.findByRole('radio', { name: 'Bold' }))
  expect(stored()).toContain('themeContrast=bold')
  expect(document.documentElement.dataset['contrast']).toBe('bold')
  await waitFor(() => expect(dots()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(dots()).toHaveLength(0))
  expect(stored()).toEqual([])
  expect(document.documentElement.dataset['contrast']).not.toBe('bold')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bold' }).checked).toBe(false)
})
