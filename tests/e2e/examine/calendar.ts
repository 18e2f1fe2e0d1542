import { expect, type Locator, type Page } from '@playwright/test'
import { quiet } from './quiet'
import { still } from './rest'

interface Event {
  readonly id: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly version: number
}

export const address = '/dashboard/calendar'
export const updates = '/api/calendar/events/update'

/** The Monday of a separate week for each test, far from the demo data. */
export const mondays = {
  drag: '2031-03-03',
  create: '2031-04-07',
  keys: '2031-05-05',
  refuse: '2031-06-02',
} as const

export const headersOf = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`,
})
export async function make(page: Page, values: object): Promise<Event> {
  const answer = await page.request.post('/api/calendar/events/new', {
    data: values,
    headers: await headersOf(page),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { event }: { event: Event } = await answer.json()
  return event
}
export async function stored(page: Page, id: string): Promise<Event> {
  const answer = await page.request.get(`/api/calendarEvents/${id}`, { headers: await headersOf(page) })
  return (await answer.json()) as Event
}
/** The ISO time of a local day and time; browser and tests have the same time zone. */
export const at = (day: string, time: string) => new Date(`${day}T${time}:00`).toISOString()

export const calendarOf = (page: Page) => page.getByRole('region', { name: 'Calendar (calendar view)' })
export const eventIn = (page: Page, title: string) => calendarOf(page).getByRole('button', { name: title })

/** Drags with the mouse from a point by a distance in pixels. */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  const { x = 0, y = 0 } = by
  // The resize handle appears when the pointer is over the event.
  await page.mouse.move(from.x, from.y - 8)
  await page.mouse.move(from.x, from.y, { steps: 4 })
  await page.mouse.down()
  await page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 })
  await page.mouse.move(from.x + x, from.y + y, { steps: 4 })
  await page.mouse.up()
}
export async function middleOf(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(element).toBeVisible()
  // Refetching renders the calendar again, and it scrolls to the morning by itself.
  await quiet(element.page())
  await still(element.page())
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** The height of an hour in pixels, from an event of known length. */
export async function scaleOf(page: Page, title: string, hours: number) {
  const box = await middleOf(eventIn(page, title))
  return { hour: box.height / hours }
}
