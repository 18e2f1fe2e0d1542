import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { corridor } from '../contract/support/declared'
import { createWorld, type World } from '../contract/support/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterEach(unmount)
afterAll(() => world.close())

const client = () => world.people.admin.client
async function newEvent(recurrence: string | null): Promise<string> {
  const times = { start: '2026-11-02T08:00:00.000Z', end: '2026-11-02T09:00:00.000Z' }
  const answer = await client().post('/api/calendarEvents', { title: 'Round', recurrence, ...times })
  return (answer.body as { id: string }).id
}
const path = (id: string) => `/dashboard/calendar/${id}`

describe('a recurring event', () => {
  it('shows how many occurrences are deleted with it, and is restored completely by Undo', async () => {
    const id = await newEvent('FREQ=DAILY;COUNT=5')
    const { user } = await mount({ world, path: path(id) })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('This deletes all 5 occurrences.')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    const toast = (await screen.findByText(/^Round was deleted/)).closest<HTMLElement>(
      '.toast',
    ) as HTMLElement
    expect((await client().get(`/api/calendarEvents/${id}`)).status).toBe(404)
    await user.click(await within(toast).findByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect((await client().get(`/api/calendarEvents/${id}`)).body).toMatchObject({
        recurrence: 'FREQ=DAILY;COUNT=5',
      }),
    )
  })

  it.each([
    ['en', 'FREQ=WEEKLY', 'Delete', 'This deletes all occurrences.'],
    ['cn', 'FREQ=WEEKLY', '删除', '这将删除所有重复。'],
    ['cn', 'FREQ=DAILY;COUNT=5', '删除', '这将删除全部 5 次重复。'],
    ['en', 'FREQ=DAILY;UNTIL=20261104T080000Z', 'Delete', 'This deletes all 3 occurrences.'],
  ] as const)(
    'shows in %s that occurrences are deleted for %s',
    async (language, recurrence, label, sentence) => {
      const id = await newEvent(recurrence)
      const { user } = await mount({ world, path: path(id), language })
      await user.click(await screen.findByRole('button', { name: label }))
      const question = await screen.findByRole('alertdialog')
      await waitFor(() => expect(question.textContent).toContain(sentence))
    },
  )

  it('shows in its form that every occurrence is changed', async () => {
    const id = await newEvent('FREQ=DAILY;COUNT=5')
    await mount({ world, path: `${path(id)}/edit` })
    await screen.findByText('This changes all 5 occurrences.')
  })
})

it('an event that happens once is deleted without a note about occurrences', async () => {
  const id = await newEvent(null)
  const { user } = await mount({ world, path: path(id) })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('occurrences')
})
