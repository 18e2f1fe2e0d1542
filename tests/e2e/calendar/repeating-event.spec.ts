import { chooseOption } from '../choose-option'
import { stored } from '../examine/calendar'
import { findingsOn } from '../examine/axe'
import { expect, test } from '../fixtures'

test('an event is created with a composed recurrence rule in a chosen time zone, and shows both in words', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/calendar/new')
  await page.getByLabel(/^Title/).fill('Review of the quarter')
  await page.getByRole('textbox', { name: 'Starts' }).fill('2027-03-01T09:00')
  await page.getByRole('textbox', { name: 'Ends' }).fill('2027-03-01T10:00')
  const repeats = page.getByRole('combobox', { name: 'Repeats' })
  await chooseOption(repeats, 'Every month on the first Monday')
  await chooseOption(repeats, 'Custom…')
  const rule = page.getByRole('group', { name: 'Custom…' })
  await chooseOption(rule.getByRole('combobox', { name: 'Unit' }), 'weeks')
  await rule.getByRole('textbox', { name: 'Interval' }).fill('2')
  await rule.getByRole('button', { name: 'Thu' }).click()
  await chooseOption(rule.getByRole('combobox', { name: 'Ends' }), 'On a date')
  await rule.getByRole('textbox', { name: 'On a date' }).fill('2027-05-03')
  const sentence = 'Every 2 weeks on Monday and Thursday, until May 3, 2027'
  await expect(rule.getByRole('status')).toHaveText(sentence)
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('europe/berl')
  await page.getByRole('option', { name: /^Berlin \(GMT\+[12]\)$/ }).click()
  await expect(rule.getByRole('status')).toHaveText(sentence)
  await chooseOption(page.getByRole('combobox', { name: 'Color' }), 'Orange')
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('heading', { name: 'Review of the quarter' })).toBeVisible()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText('Berlin (GMT+1), Mar 1, 2027, 10:00 AM')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await stored(page, id)).toMatchObject({
    recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270503T215959Z',
    timezone: 'Europe/Berlin',
    color: 'orange',
  })
})
