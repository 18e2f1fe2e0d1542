import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { canNow } from '#providers/access'
import { menuOf } from '#shell/navigation/menu'
import { areaKeys } from '#shell/shortcuts/area-keys'
import { shortcutsSwitch } from '#shell/shortcuts/open-shortcuts'
import { corridor } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  const { client } = world.people.admin
  await client.post('/api/products', { name: 'Harbour reader', code: 'HR-1', price: 100, currency: 'EUR' })
})
afterEach(async () => {
  await unmount()
  // An open list of shortcuts would receive the keys of the next test.
  shortcutsSwitch.set(false)
})
afterAll(() => world.close())

/** The content of the shortcuts dialog: of each group its name, and its rows with their keys. */
const listed = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('section')].map((section) => [
    section.querySelector('h3')?.textContent,
    ...[...section.querySelectorAll('dl > div')].map((line) => {
      const keys = [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent)
      return `${line.querySelector('dt')?.textContent}: ${keys.join(' ')}`
    }),
  ])
/** In the order in which the parts of the page register them. */
const generalKeys = [
  'Search pages, records and actions: Ctrl K',
  'Show the keyboard shortcuts: ?',
  'Go to the newest notice: F8',
  'Close the notice that one is in: Esc',
]
const areas = () =>
  areaKeys(menuOf(world.app, canNow).flatMap(({ resources }) => resources)).map(({ resource, letter }) => [
    resource.label[1],
    letter.toUpperCase(),
  ])

describe('shortcuts', () => {
  it.each([
    [
      '/dashboard/e-commerce/list',
      ['In a list', 'New record: C', 'Search the list: /', 'Next row: J', 'Previous row: K'],
    ],
    ['/dashboard/e-commerce/product/harbour-reader', ['On a record', 'Edit the record: E']],
    [
      '/dashboard/invoice/new',
      [
        'In a form',
        'Save: Ctrl S Ctrl Enter',
        'Open the calendar of a date: Alt ↓',
        'Move the row up or down: Alt ↑ ↓',
        'Next row, or a new one: Enter',
      ],
    ],
    [
      '/dashboard/kanban',
      [
        'On a board',
        ...['Assignees: A', 'Labels: L', 'Due: D', 'Priority: P'].map((field) => `Edit it: ${field}`),
        'Go to the card beside it: ← → ↑ ↓',
        'Open the card: Enter',
        'Edit its title: E',
        'Add a card to its column: C',
        'Move it to the previous column: [',
        'Move it to the next column: ]',
        'Archive it: Delete Shift E',
        'Lift a card or a column, and drop it: Space',
        'Move what is lifted: ← → ↑ ↓',
        'Put it back: Esc',
        'Undo: Ctrl Z',
      ],
    ],
    [
      '/dashboard/calendar',
      [
        'In a calendar',
        'Open the event: Enter',
        'Move the event: Shift ← → ↑ ↓',
        'Move the end of the event: Shift Alt ← → ↑ ↓',
        'Choose a time: ← → ↑ ↓',
        'Move the start of the event: Ctrl Shift ← → ↑ ↓',
        'Create an event: C',
        'Show today: T',
        'Next period: J',
        'Previous period: K',
        ...['Month: M', 'Week: W', '3 days: X', 'Day: D', 'Agenda: A'].map((mode) => `Show: ${mode}`),
        'Undo: Ctrl Z',
      ],
    ],
  ])('are listed on %s', async (path, expected) => {
    const { user } = await mount({ world, path })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(async () => {
      await user.keyboard('?')
      screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    })
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() =>
      expect(
        listed(dialog)
          .find(([name]) => name === expected[0])
          ?.toSorted(),
      ).toEqual(expected.toSorted()),
    )
  })

  it('open areas, are listed in a dialog, and can be turned off', async () => {
    const { user } = await mount({ world, path: '/dashboard/app' })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(async () => {
      await user.keyboard('?')
      screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    })
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(listed(list)).toEqual([
      ['General', ...generalKeys],
      [
        'Go to',
        'Start: G H',
        ...areas().map(([label, letter]) => `${label}: G ${letter}`),
        'Notifications: G N',
      ],
    ])
    await user.keyboard('gi')
    expect(window.location.pathname).toBe('/dashboard/app')
    await user.click(within(list).getByRole('checkbox'))
    await user.click(within(list).getByRole('button', { name: 'Close' }))
    // Browsers fire this event themselves.
    fireEvent(list, new Event('close'))
    await user.keyboard('gi')
    expect(window.location.pathname).toBe('/dashboard/app')
    localStorage.removeItem('shortcuts')
    await user.keyboard('gi')
    await screen.findByRole('heading', { level: 1, name: 'Invoices' })
  })

  it('create and search in a list, but not while the user types', async () => {
    const { user } = await mount({ world, path: '/dashboard/e-commerce/list' })
    await screen.findAllByRole('link', { name: /^Harbour/ })
    await user.keyboard('/')
    const search = screen.getByRole('searchbox')
    expect(document.activeElement).toBe(search)
    await user.keyboard('c?')
    expect(window.location.pathname).toBe('/dashboard/e-commerce/list')
    expect((search as HTMLInputElement).value).toBe('c?')
    // The search is sent after a pause in typing, which then changes the address.
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('c?'))
    search.blur()
    await user.keyboard('c')
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/e-commerce/product/new'))
  })
})
