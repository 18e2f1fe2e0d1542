import { newPerson, openWith } from '../auth-codes'
import { findingsOn, overflowOf } from '../examine/axe'
import { address, at, calendarOf, eventIn, make } from '../examine/calendar'
import { expect, test } from '../fixtures'

test('the time axis shows a second time zone that is chosen in the menu', async ({ page, request }) => {
  const person = await newPerson(request)
  await openWith(page, person.accessToken, `${address}?mode=day&date=2031-01-15`)
  const title = `At noon ${Date.now()}`
  await make(page, { title, start: at('2031-01-15', '12:00'), end: at('2031-01-15', '13:00') })
  await page.reload()
  const calendar = calendarOf(page)
  await expect(eventIn(page, title)).toBeVisible()
  await expect(calendar.getByText(/^9\s?am$/i)).toBeVisible()
  await calendar.getByRole('button', { name: 'Import, export and time zone' }).click()
  await page.getByRole('menuitem', { name: 'Second time zone…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Second time zone' })
  const zone = dialog.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await page.keyboard.type('Kolkata')
  await page.getByRole('option', { name: 'Kolkata (GMT+5:30)' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(calendar.getByText(/^Times: Kolkata \(GMT\+5:30\) \| /)).toBeVisible()
  const slots = calendar.getByText(/^Kolkata (?:[+−]1 )?\d{1,2}:30 [AP]M$/)
  await expect(slots).toHaveCount(24)
  expect(await findingsOn(page)).toEqual([])

  await page.reload()
  await expect(slots).toHaveCount(24)
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(slots.first()).toBeHidden()
  // The calendar follows the width of the window a moment later.
  await expect.poll(() => overflowOf(page)).toEqual([])
})
