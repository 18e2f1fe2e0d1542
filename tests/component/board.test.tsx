import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { corridor } from '../contract/support/worlds/declared'
import { kanbanCalls } from '../contract/support/business/kanban'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
let calls: ReturnType<typeof kanbanCalls>
beforeAll(async () => {
  world = await createWorld(corridor)
  calls = kanbanCalls(world.people.admin.client)
})
afterEach(unmount)
afterAll(() => world.close())

const path = '/dashboard/kanban'

/** A promise that the test resolves when it wants to. */
function held() {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  return { until, release }
}
/** Creates three columns for one test. */
const columnsOf = async (name: string) => {
  const titles = ['one', 'two', 'three'].map((number) => `${name} ${number}`) as [string, string, string]
  const ids: string[] = []
  for (const title of titles) ids.push(await calls.addColumn(title))
  return { titles, ids }
}
const cardIn = (column: string, title: string) =>
  screen.findByRole('list', { name: column }).then((list) => within(list).findByRole('link', { name: title }))

it('the moves of one card are sent one after the other, and do not delay other cards', async () => {
  const { titles, ids } = await columnsOf('Turns')
  const [first, second, third] = titles
  const [ship, boat] = [await calls.addCard('Ship', ids[0] ?? ''), await calls.addCard('Boat', ids[0] ?? '')]
  const log: string[] = []
  const hold = held()
  const moves = http.post('*/api/kanban/cards/move', async ({ request }) => {
    const { cardId, columnId } = (await request.clone().json()) as { cardId: string; columnId: string }
    const name = `${cardId === ship ? 'Ship' : 'Boat'} to ${titles[ids.indexOf(columnId)]}`
    log.push(`${name} sent`)
    if (name === `Ship to ${second}`) await hold.until
    const answer = await world.server.fetch(request)
    log.push(`${name} answered`)
    return answer
  })
  const { user } = await mount({ world, path, instead: [moves] })
  const move = async (title: string, to: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
    await user.click(await screen.findByRole('menuitem', { name: `Move to ${to}` }))
    return cardIn(to, title)
  }
  await cardIn(first, 'Ship')
  await move('Ship', second)
  await move('Ship', third)
  const boatThere = await move('Boat', second)
  await screen.findByText(`Boat was moved to ${second}.`)
  hold.release()
  await screen.findByText(`Ship was moved to ${third}.`)
  // The card was not rendered in its old column in between, where it would have lost the focus.
  expect(await cardIn(second, 'Boat')).toBe(boatThere)
  const ofShip = log.filter((line) => line.startsWith('Ship'))
  expect(ofShip).toEqual([
    `Ship to ${second} sent`,
    `Ship to ${second} answered`,
    `Ship to ${third} sent`,
    `Ship to ${third} answered`,
  ])
  expect(log.indexOf(`Boat to ${second} answered`)).toBeLessThan(log.indexOf(`Ship to ${second} answered`))
  const board = await calls.boardOf()
  const cardsOf = (index: number) => board.columns.find(({ id }) => id === ids[index])?.cardIds
  expect([cardsOf(1), cardsOf(2)]).toEqual([[boat], [ship]])
}, 240_000)

it('of two moves the rejected one is taken back, and the next one is still sent', async () => {
  const { titles, ids } = await columnsOf('Refused')
  const [first, second, third] = titles
  const kite = await calls.addCard('Kite', ids[0] ?? '')
  const hold = held()
  let requestCount = 0
  const refuse = http.post('*/api/kanban/cards/move', async ({ request }) => {
    requestCount += 1
    if (requestCount > 1) return world.server.fetch(request)
    await hold.until
    return HttpResponse.json({ status: 409, title: 'state', message: 'Not today.' }, { status: 409 })
  })
  const { user } = await mount({ world, path, instead: [refuse] })
  await cardIn(first, 'Kite')
  for (const to of [second, third]) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Kite' }))
    await user.click(await screen.findByRole('menuitem', { name: `Move to ${to}` }))
    await cardIn(to, 'Kite')
  }
  hold.release()
  await screen.findByText('Not today.')
  await screen.findByText(`Kite was moved to ${third}.`)
  await cardIn(third, 'Kite')
  const board = await calls.boardOf()
  expect(board.columns.find(({ id }) => id === ids[2])?.cardIds).toEqual([kite])
})

it('a column that is deleted while its move is in flight is restored by Undo', async () => {
  const { titles } = await columnsOf('Gone')
  const [first, , third] = titles
  const hold = held()
  const late = http.post('*/api/kanban/columns/move', async ({ request }) => {
    const answer = await world.server.fetch(request)
    await hold.until
    return answer
  })
  const { user } = await mount({ world, path, instead: [late] })
  const choose = async (item: RegExp) => {
    await user.click(await screen.findByRole('button', { name: `Actions for the column ${third}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await screen.findByRole('list', { name: first })
  await choose(/^Move before/)
  await waitFor(() => expect(heads().at(-1)).not.toBe(third))
  await choose(/^Delete$/)
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  hold.release()
  const received = await screen.findByText(`${third} was deleted.`)
  const toast = received.closest<HTMLElement>('.toast')
  if (!toast) throw new Error('It is told elsewhere')
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  await screen.findByText(`${third} is as it was.`)
  await screen.findByRole('list', { name: third })
})

it('the state of its area shows that a board is loading or has failed', async () => {
  const hold = held()
  const problem = { status: 500, title: 'internal', message: 'Broken.' }
  const failing = http.get('*/api/kanban/board', async () => {
    await hold.until
    return HttpResponse.json(problem, { status: 500 })
  })
  await mount({ world, path, instead: [failing] })
  const mark = () => {
    const { area, loading, failed } = document.querySelector<HTMLElement>('[data-area]')?.dataset ?? {}
    return { area, loading, failed }
  }
  await waitFor(() => expect(mark()).toMatchObject({ area: 'kanban', loading: 'true' }))
  hold.release()
  await waitFor(() => expect(mark()).toEqual({ area: 'kanban', failed: 'true' }))
  expect(await screen.findByText('Broken.')).toBeTruthy()
})
