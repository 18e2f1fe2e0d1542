import { at, headersOf, make } from '../examine/calendar'
import { expect, test } from '../fixtures'

test('reminders are chosen from usual times, and others are typed', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const event = await make(page, {
    title: 'Reminded',
    start: at('2031-10-07', '09:00'),
    end: at('2031-10-07', '10:00'),
    reminders: [{ minutes: 45, by: 'mail' }],
  })
  await page.goto(`/dashboard/calendar/${event.id}/edit`)
  const rows = page.getByRole('group', { name: 'Reminders', exact: true })
  const inputIn = (number: number) =>
    rows.getByRole('group', { name: `Row ${number}`, exact: true }).getByLabel(/^Before the start/)
  // A stored value that is not in the list is kept.
  await expect(inputIn(1)).toHaveValue('45 minutes')
  await inputIn(1).click()
  await expect(page.getByRole('option')).toHaveText([
    'At the start',
    '5 minutes',
    '10 minutes',
    '30 minutes',
    '45 minutes',
    '1 hour',
    '1 day',
    '1 week',
    'Other…',
  ])
  await page.getByRole('option', { name: '1 week', exact: true }).click()
  await rows.getByRole('button', { name: 'Add a reminder', exact: true }).click()
  await inputIn(2).click()
  await page.getByRole('option', { name: 'Other…', exact: true }).click()
  await expect(inputIn(2)).toBeFocused()
  await page.keyboard.type('25')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).not.toHaveURL(/edit/)
  const answer = await page.request.get(`/api/calendarEvents/${event.id}`, { headers: await headersOf(page) })
  expect(await answer.json()).toMatchObject({
    reminders: [
      { minutes: 10_080, by: 'mail' },
      { minutes: 25, by: 'notification' },
    ],
  })
})
