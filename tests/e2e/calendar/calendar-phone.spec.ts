import { newPerson, openWith } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { address, at, calendarOf, eventIn, make } from '../examine/calendar'
import { hold } from '../examine/hold'
import { quiet } from '../examine/quiet'
import { atRest, goOverBlank, still } from '../examine/rest'
import { countShifts, restlessness, shiftsOn } from '../examine/shifts'
import { expect, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const day = '2031-11-05'

test('on a phone a swipe shows the next days, a tap opens the form over the screen', async ({ page }) => {
  const person = await newPerson(page.request)
  await openWith(page, person.accessToken, `${address}?mode=days&date=${day}`)
  await make(page, { title: 'Later', start: at('2031-11-08', '10:00'), end: at('2031-11-08', '11:00') })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nov 5 – 7, 2031' })).toBeVisible()
  await quiet(page)
  const swipe = async (from: number, to: number, slope = 0) => {
    const client = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => [{ x, y }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from, 500) })
    for (const part of [0.3, 0.6, 1])
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(from + (to - from) * part, 500 + slope * part),
      })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await client.detach()
  }
  await swipe(300, 80, -300)
  await expect(page.getByRole('heading', { name: 'Nov 5 – 7, 2031' }), 'scrolling stays').toBeVisible()
  await swipe(300, 80)
  await expect(page.getByRole('heading', { name: 'Nov 8 – 10, 2031' })).toBeVisible()
  await expect(eventIn(page, 'Later')).toBeVisible()
  await swipe(80, 300)
  await expect(page.getByRole('heading', { name: 'Nov 5 – 7, 2031' })).toBeVisible()
  await page.getByRole('button', { name: /^New event on/ }).tap()
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByLabel('Title').fill('Call')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(eventIn(page, 'Call')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the visible days are printed on one sheet without the frame of the page', async ({ page }) => {
  const person = await newPerson(page.request)
  await openWith(page, person.accessToken, `${address}?mode=month&date=${day}`)
  await make(page, { title: 'Printed', start: at(day, '10:00'), end: at(day, '11:00') })
  await page.reload()
  await expect(eventIn(page, 'Printed')).toBeVisible()
  await page.getByRole('button', { name: 'Import, export and time zone', exact: true }).tap()
  await expect(page.getByRole('menuitem', { name: 'Print', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(calendarOf(page).getByText('November 2031')).toBeVisible()
  await expect(page.locator('.shell-header')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden()
})

test('recurring events whose code loads late come together with the others', async ({ page }) => {
  const person = await newPerson(page.request)
  await countShifts(page)
  const script = await hold(page, '**/assets/occurrences-*.js')
  await openWith(page, person.accessToken, '/dashboard/blank')
  const daily = { recurrence: 'FREQ=DAILY;COUNT=2', start: at(day, '08:00'), end: at(day, '09:00') }
  await make(page, { title: 'Stand-up', ...daily })
  await make(page, { title: 'Alone', start: at(day, '10:00'), end: at(day, '11:00') })
  const before = await shiftsOn(page)
  await goOverBlank(page, `${address}?mode=agenda&date=${day}`)
  await expect.poll(script.count).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible()
  await expect(eventIn(page, 'Alone')).toBeHidden()
  script.letThrough()
  await expect(eventIn(page, 'Alone')).toBeVisible()
  await expect(eventIn(page, 'Stand-up')).toHaveCount(2)
  await atRest(page)
  expect(await restlessness(page, before)).toEqual([])
})
