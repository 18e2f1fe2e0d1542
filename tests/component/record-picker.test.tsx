import { screen, waitFor } from '@testing-library/react'
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

const names = () => screen.getAllByRole('option').map((option) => option.textContent)

it.each([
  ['several', 'Watchers'],
  ['one', 'Owner'],
])(
  'an input of %s records keeps what is typed while it searches, although something is chosen',
  async (_, label) => {
    const { user } = await mount({ world, path: '/dashboard/repairs/new' })
    await screen.findByRole('form', { name: 'New repair' })
    const input = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))
    await user.click(input)
    await user.click(await screen.findByRole('option', { name: 'A admin' }))
    await user.clear(input)
    await user.keyboard('mana')
    await waitFor(() => expect(names()).toEqual(['A manager', 'New user…']))
    expect(input.value).toBe('mana')
  },
)

it('the options of people have their pictures or initials beside their names', async () => {
  const { user } = await mount({ world, path: '/dashboard/repairs/new' })
  await screen.findByRole('form', { name: 'New repair' })
  await user.click(screen.getByLabelText(/^Owner( \*)?$/))
  const option = await screen.findByRole('option', { name: 'A admin' })
  expect(option.querySelector('[data-record-picture] [data-initials]')?.getAttribute('data-initials')).toBe(
    'AA',
  )
})
