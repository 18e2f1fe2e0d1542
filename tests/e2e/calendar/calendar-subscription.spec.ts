import { createServer } from 'node:http'
import { calendar, event } from '#tests/support/ics-samples/sample'
import { freePort } from '../../support/free-port'
import { preparedData } from '../../support/prepared-data'
import { startServer } from '../../support/server'
import { newPerson, openWith } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { address } from '../examine/calendar'
import { expect, testWithServer } from '../fixtures'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`

/** A server that may read the calendars of another one on this machine. */
const test = testWithServer(async () =>
  startServer({ copyOf: await preparedData('demo'), env: { CALENDAR_SOURCES: origin } }),
)

const file = (...titles: string[]) =>
  calendar(
    ...titles.map((title, index) =>
      event(`UID:e2e-${title}`, `DTSTART:203202${10 + index}T090000Z`, 'DURATION:PT1H', `SUMMARY:${title}`),
    ),
  )

test('a calendar elsewhere is subscribed to, shown, and read again', async ({ page, request }) => {
  let body = file('Public holiday')
  const source = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(body)
  })
  await new Promise<void>((resolve) => source.listen(port, '127.0.0.1', resolve))
  try {
    const person = await newPerson(request)
    await page.setViewportSize({ width: 1280, height: 900 })
    await openWith(page, person.accessToken, `${address}?mode=month&date=2032-02-10`)
    await page.getByRole('button', { name: 'Import, export and time zone', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Subscribe to a calendar…', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Subscribe to a calendar' })
    await dialog.getByLabel('Calendar address').fill(`${origin}/holidays.ics`)
    await dialog.getByLabel('Name').fill('Holidays')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const list = page.getByRole('dialog').filter({ hasText: 'Holidays' })
    await expect(list.getByRole('status')).toContainText('1 event')
    expect(await findingsOn(page)).toEqual([])
    const shown = page.locator('[data-occurrence]')
    await expect(shown.filter({ hasText: 'Public holiday' })).toHaveCount(1)

    body = file('Public holiday', 'Bridge day')
    await list.getByRole('button', { name: 'Refresh now' }).click()
    await expect(list.getByRole('status')).toContainText('2 events')
    await page.keyboard.press('Escape')
    await expect(shown.filter({ hasText: 'Bridge day' })).toHaveCount(1)
    // Its events belong to their source: they are shown, and cannot be changed.
    await shown.filter({ hasText: 'Bridge day' }).click()
    const event = page.getByRole('dialog', { name: 'Bridge day' })
    await expect(event.getByText('Holidays', { exact: true })).toBeVisible()
    await expect(event.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  } finally {
    source.close()
  }
})
