import { newPerson, openWith, promote } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { address, at, drag, eventIn, make, middleOf } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const day = '2031-10-06'

test('an overlap is named in the small form and after a drag, and prevents nothing', async ({ page }) => {
  const person = await newPerson(page.request)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await openWith(page, person.accessToken, `${address}?mode=day&date=${day}`)
  await make(page, { title: 'Design review', start: at(day, '10:00'), end: at(day, '11:00') })
  await make(page, { title: 'Moved', start: at(day, '13:00'), end: at(day, '14:00') })
  await page.reload()
  const review = await middleOf(eventIn(page, 'Design review'))
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await dialog.getByLabel('Title').fill('Second')
  await dialog.getByRole('textbox', { name: 'Ends' }).fill('Oct 6, 2031, 10:30 AM')
  await dialog.getByLabel('Title').focus()
  await expect(dialog.getByText('Overlaps with Design review, 10:00 AM – 11:00 AM')).toBeVisible()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(eventIn(page, 'Second')).toBeVisible()
  await quiet(page)
  const moved = await middleOf(eventIn(page, 'Moved'))
  await drag(page, moved, { y: -review.height * 2.5 })
  await expect(page.getByText('Overlaps with Design review, 10:00 AM – 11:00 AM')).toBeVisible()
})

test('the form says who is busy, and finds a time at which everyone is free', async ({ page }) => {
  const owner = await newPerson(page.request)
  await promote(page.request, owner.id)
  const other = await newPerson(page.request)
  const busy = await page.request.post('/api/calendar/events/new', {
    data: { title: 'Secret', start: at(day, '10:00'), end: at(day, '11:00'), visibility: 'private' },
    headers: { Authorization: `Bearer ${other.accessToken}` },
  })
  expect(busy.ok()).toBe(true)
  await openWith(page, owner.accessToken, `${address}?mode=day&date=${day}`)
  const event = await make(page, {
    title: 'Talk',
    start: at(day, '10:30'),
    end: at(day, '11:30'),
    attendees: [other.id],
  })
  await page.goto(`${address}/${event.id}/edit`)
  const availability = page.getByRole('region', { name: 'Availability' })
  await page.getByRole('textbox', { name: 'Ends' }).fill('Oct 6, 2031, 11:30 AM')
  await page.getByRole('textbox', { name: 'Starts' }).fill('Oct 6, 2031, 10:15 AM')
  await page.keyboard.press('Tab')
  await expect(availability.getByText('Ada Byron is busy 10:00 AM – 11:00 AM')).toBeVisible()
  await expect(availability.getByText('Secret')).toHaveCount(0)
  await availability.getByRole('button', { name: 'Find a time' }).click()
  await availability.getByRole('button', { name: 'Oct 6, 2031, 11:00 AM' }).click()
  await expect(page.getByRole('textbox', { name: 'Starts' })).toHaveValue('Oct 6, 2031, 11:00 AM')
  await expect(page.getByRole('textbox', { name: 'Ends' })).toHaveValue('Oct 6, 2031, 12:15 PM')
  await expect(availability.getByText('Ada Byron is free')).toBeVisible()
})
