import { screen, waitFor, within } from '@testing-library/react'
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

const client = () => world.people.admin.client
const first = '2026-11-02T08:00:00.000Z'
async function newEvent(recurrence: string | null): Promise<string> {
  const times = { start: first, end: '2026-11-02T09:00:00.000Z' }
  const answer = await client().post('/api/calendarEvents', { title: 'Round', recurrence, ...times })
  return (answer.body as { id: string }).id
}
const path = (id: string) => `/dashboard/calendar/${id}`
const read = async (id: string) => (await client().get(`/api/calendarEvents/${id}`)).body

describe('the page of a series', () => {
  it('deletes its first event alone, and Undo restores it', async () => {
    const id = await newEvent('FREQ=DAILY;COUNT=5')
    const { user } = await mount({ world, path: path(id) })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete a repeating event' })
    expect(within(question).getByRole('radio', { name: 'This event' })).toHaveProperty('checked', true)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    const text = await screen.findByText('One event of Round was deleted.')
    expect(await read(id)).toMatchObject({ excludedStarts: [{ start: first }] })
    const toast = text.closest<HTMLElement>('.toast') as HTMLElement
    await user.click(await within(toast).findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await read(id)).toMatchObject({ excludedStarts: [] }))
  })

  it('deletes all events, and Undo restores them', async () => {
    const id = await newEvent('FREQ=DAILY;COUNT=5')
    const { user } = await mount({ world, path: path(id) })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('radio', { name: 'All events' }))
    const question = await screen.findByRole('dialog', { name: 'Delete a repeating event' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    const toast = (await screen.findByText(/^Round was deleted/)).closest<HTMLElement>(
      '.toast',
    ) as HTMLElement
    expect((await client().get(`/api/calendarEvents/${id}`)).status).toBe(404)
    await user.click(await within(toast).findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await read(id)).toMatchObject({ recurrence: 'FREQ=DAILY;COUNT=5' }))
  })

  it('asks in Chinese', async () => {
    const id = await newEvent('FREQ=WEEKLY')
    const { user } = await mount({ world, path: path(id), language: 'cn' })
    await user.click(await screen.findByRole('button', { name: '删除' }))
    const question = await screen.findByRole('dialog', { name: '删除重复日程' })
    for (const name of ['仅此日程', '此日程及后续日程', '全部日程'])
      expect(within(question).getByRole('radio', { name })).toBeDefined()
  })
})

describe('the form of a series', () => {
  it('asks which events are saved, and sends only what was changed', async () => {
    const id = await newEvent('FREQ=DAILY;COUNT=5')
    const { user, calls } = await mount({ world, path: `${path(id)}/edit` })
    const title = await screen.findByLabelText(/^Title/)
    await user.clear(title)
    await user.type(title, 'Renamed')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('radio', { name: 'All events' }))
    const question = await screen.findByRole('dialog', { name: 'Change a repeating event' })
    await user.click(within(question).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await read(id)).toMatchObject({ title: 'Renamed', start: first }))
    const sent = calls.find(({ method }) => method === 'PATCH')
    expect(sent?.path).toContain(`/occurrences/${first}`)
    expect(sent?.body).toEqual({ title: 'Renamed' })
  })

  it('does not offer a rule for one event alone', async () => {
    const id = await newEvent('FREQ=DAILY;COUNT=5')
    const { user } = await mount({ world, path: `${path(id)}/edit` })
    await user.click(await screen.findByRole('combobox', { name: 'Repeats' }))
    await user.click(await screen.findByRole('option', { name: 'Every day' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('radio', { name: 'All events' })).toBeDefined()
    expect(screen.queryByRole('radio', { name: 'This event' })).toBeNull()
  })
})

it('an event that happens once is deleted without a question about others', async () => {
  const id = await newEvent(null)
  const { user } = await mount({ world, path: path(id) })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('events')
})
