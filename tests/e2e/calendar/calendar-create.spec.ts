import { newPerson, openWith } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { address, at, calendarOf, eventIn, headersOf, make, middleOf } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const day = '2031-09-03'

test('a click on an empty time opens a small form there; Enter saves, and Undo removes the event', async ({
  page,
}) => {
  const person = await newPerson(page.request)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWith(page, person.accessToken, `${address}?mode=week&date=${day}`)
  await make(page, { title: 'Measure', start: at(day, '10:00'), end: at(day, '11:00') })
  await page.reload()
  const measure = await middleOf(eventIn(page, 'Measure'))
  await page.mouse.click(measure.x, measure.y + measure.height * 1.75)
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Starts' })).toHaveValue(/12:00 PM$/)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText('Enter a value.').or(dialog.locator('[aria-invalid="true"]')).first(),
  ).toBeVisible()
  await page.keyboard.type('Lunch')
  const typed = page.locator('[data-occurrence]', { hasText: 'Lunch' })
  await expect(typed, 'it is shown while it is typed').toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(eventIn(page, 'Lunch')).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(eventIn(page, 'Lunch')).toHaveCount(0)
  await expect(eventIn(page, 'Measure')).toHaveCount(1)
})

test('More options opens all fields with what was typed, and Escape closes the small form', async ({
  page,
}) => {
  const person = await newPerson(page.request)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWith(page, person.accessToken, `${address}?mode=month&date=${day}`)
  await expect(calendarOf(page).getByRole('cell').first()).toBeVisible()
  await quiet(page)
  const cell = page.locator(`[role="cell"][data-date="${day}"]`)
  await cell.click({ position: { x: 40, y: 70 } })
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await expect(dialog.getByRole('checkbox', { name: 'All day' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^New event on/ })).toHaveCount(1)
  await page.keyboard.press('c')
  await dialog.getByLabel('Title').fill('Offsite')
  await dialog.getByRole('button', { name: 'More options' }).click()
  const form = page.getByRole('form', { name: 'New event' })
  await expect(form.getByLabel('Title')).toHaveValue('Offsite')
  await expect(form.getByLabel('Location')).toBeVisible()
})

test('a time is chosen with the arrow keys alone, and announced', async ({ page }) => {
  const person = await newPerson(page.request)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWith(page, person.accessToken, `${address}?mode=week&date=${day}`)
  const chooser = page.getByRole('button', { name: 'Choose a time' })
  await expect(chooser).toBeAttached()
  await quiet(page)
  await chooser.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(calendarOf(page).getByText('Sep 4, 2031, 9:30 AM – 10:30 AM').last()).toBeAttached()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await expect(dialog.getByRole('textbox', { name: 'Starts' })).toHaveValue('Sep 4, 2031, 9:30 AM')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Chosen')
  await page.keyboard.press('Enter')
  const event = eventIn(page, 'Chosen')
  await expect(dialog).toBeHidden()
  await expect(event).toBeVisible()
  await quiet(page)
  // The events are rendered again once the change stream has told of the new one.
  await event.press('Control+Shift+ArrowUp')
  await expect(calendarOf(page).getByRole('status').first()).toHaveText(
    'Chosen is now Sep 4, 2031, 9:15 AM – 10:30 AM.',
  )
})

test('letters show other periods and modes', async ({ page }) => {
  const person = await newPerson(page.request)
  await openWith(page, person.accessToken, `${address}?mode=month&date=${day}`)
  const modes = page.getByRole('group', { name: 'Range' })
  await expect(modes).toBeVisible()
  for (const [key, name] of [
    ['w', 'Week'],
    ['x', '3 days'],
    ['d', 'Day'],
    ['a', 'Agenda'],
    ['m', 'Month'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(modes.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'October 2031' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'September 2031' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page).not.toHaveURL(/date=/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Show: 3 days')).toBeVisible()
})

test('calendars are hidden and shown, remembered, and give their events a colour', async ({ page }) => {
  const person = await newPerson(page.request)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWith(page, person.accessToken, `${address}?mode=month&date=${day}`)
  const button = page.getByRole('button', { name: 'Calendars' })
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Calendars' })
  await panel.getByRole('button', { name: 'Add a calendar' }).click()
  const editor = page.getByRole('dialog', { name: 'New calendar' })
  await editor.getByLabel('Name').fill('Choir')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('checkbox', { name: 'Choir' })).toBeChecked()
  const headers = await headersOf(page)
  const calendars = (await (await page.request.get('/api/calendars', { headers })).json()) as { id: string }[]
  await make(page, {
    title: 'Rehearsal',
    start: at(day, '19:00'),
    end: at(day, '20:00'),
    calendar: calendars[0]?.id,
  })
  await make(page, { title: 'Dentist', start: at(day, '08:00'), end: at(day, '09:00') })
  await page.reload()
  await expect(eventIn(page, 'Rehearsal')).toHaveAttribute('style', /--hue-blue/)
  await button.click()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await panel.getByRole('checkbox', { name: 'Choir' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(eventIn(page, 'Rehearsal')).toHaveCount(0)
  await page.reload()
  await expect(eventIn(page, 'Dentist')).toBeVisible()
  await expect(eventIn(page, 'Rehearsal')).toHaveCount(0)
  await button.click()
  await panel.getByRole('button', { name: 'Edit Choir' }).click()
  await page.getByRole('button', { name: 'Delete Choir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Choir' }).click()
  await expect(panel.getByRole('checkbox', { name: 'Choir' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(eventIn(page, 'Rehearsal'), 'its events stay').toBeVisible()
})
