import { newPerson, openWith, promote } from '../auth-codes'
import { address, at, calendarOf, eventIn } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { handsOn } from '../keyboard/hands'

const day = '2031-09-10'
const invited = 'Planning with Ada'
const created = 'Dentist'

test("with the keyboard alone a user does a day's work in the calendar, and each step is announced", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const [organizer, person] = [await newPerson(request), await newPerson(request)]
  await promote(request, organizer.id)
  const made = await request.post('/api/calendarEvents', {
    headers: { Authorization: `Bearer ${organizer.accessToken}` },
    data: {
      title: invited,
      start: at(day, '13:00'),
      end: at(day, '14:00'),
      guests: [{ email: person.email }],
      recurrence: 'FREQ=DAILY;COUNT=3',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWith(page, person.accessToken, `${address}?mode=week&date=${day}`)
  const hands = handsOn(page)
  const calendar = calendarOf(page)
  const status = calendar.getByRole('status')
  const toasts = page.getByRole('region', { name: 'Notices', exact: true })
  await expect(eventIn(page, invited)).toHaveCount(3)
  await quiet(page)

  await test.step('create', async () => {
    await hands.goTo(page.getByRole('button', { name: 'Choose a time', exact: true }))
    await expect(status.last()).toHaveText(/^Sep 10, 2031, .*Enter creates an event\.$/)
    await hands.press('ArrowDown', 'ArrowUp')
    await expect(status.last()).toHaveText('Sep 10, 2031, 9:00 AM – 10:00 AM')
    await hands.press('Enter')
    const form = page.getByRole('dialog', { name: 'New event' })
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await hands.type(created)
    await hands.press('Enter')
    await expect(form).toHaveCount(0)
    await expect(page.locator('.toast').filter({ hasText: created })).toBeVisible()
    await quiet(page)
  })

  const event = calendar.getByRole('button', { name: new RegExp(created) })
  await test.step('move, and resize from both ends', async () => {
    await expect(event).toHaveAccessibleName(/9:00.*Dentist|Dentist.*9:00/)
    await hands.goTo(event)
    for (const [keys, when] of [
      ['Shift+ArrowDown', '9:15 AM – 10:15 AM'],
      ['Alt+Shift+ArrowDown', '9:15 AM – 10:30 AM'],
      ['Control+Shift+ArrowUp', '9:00 AM – 10:30 AM'],
    ] as const) {
      await hands.press(keys)
      await expect(status.first()).toHaveText(`${created} is now Sep 10, 2031, ${when}.`)
      await expect(event).toBeFocused()
    }
    await expect(
      page.getByText(`${created}: Sep 10, 2031, 9:00 AM – 10:30 AM`, { exact: true }),
    ).toBeVisible()
    await quiet(page)
  })

  await test.step('answer an invitation to one of several events', async () => {
    await hands.goTo(eventIn(page, invited).nth(1))
    await hands.press('Enter')
    const dialog = page.getByRole('dialog', { name: invited })
    const answers = dialog.getByRole('group', { name: 'Will you attend?' })
    await hands.goTo(answers.getByRole('button', { name: 'No', exact: true }))
    await hands.press('Enter')
    const question = page.getByRole('dialog', { name: 'Answer for a repeating event' })
    await expect(question.getByRole('radio', { name: 'This event' })).toBeFocused()
    await hands.press('Enter')
    await expect(page.getByText(`You declined “${invited}”.`)).toBeVisible()
    await expect(answers.getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(eventIn(page, invited).nth(1)).toBeFocused()
  })

  await test.step('make it repeat, and delete one of its events', async () => {
    const answer = await request.get(`/api/calendarEvents?q=${created}`, {
      headers: { Authorization: `Bearer ${person.accessToken}` },
    })
    const [row] = (await answer.json()) as { id: string }[]
    await request.patch(`/api/calendarEvents/${row?.id}`, {
      headers: { Authorization: `Bearer ${person.accessToken}` },
      data: { recurrence: 'FREQ=DAILY;COUNT=3' },
    })
    await expect(eventIn(page, created)).toHaveCount(3)
    await quiet(page)
    await hands.goTo(eventIn(page, created).nth(1))
    await hands.press('Enter')
    const dialog = page.getByRole('dialog', { name: created })
    await hands.goTo(dialog.getByRole('button', { name: 'Delete', exact: true }))
    await hands.press('Enter')
    const question = page.getByRole('dialog', { name: 'Delete a repeating event' })
    await expect(question.getByRole('radio', { name: 'This event' })).toBeFocused()
    await hands.press('Enter')
    await expect(page.getByText(`One event of ${created} was deleted.`)).toBeVisible()
    await expect(eventIn(page, created)).toHaveCount(2)
  })

  await test.step('undo it', async () => {
    await expect(toasts).toHaveAttribute('aria-live', 'polite')
    await hands.press('Control+z')
    await expect(eventIn(page, created)).toHaveCount(3)
    await quiet(page)
  })

  await test.step('find it in the agenda', async () => {
    const agenda = calendar.getByRole('group', { name: 'Range' }).getByRole('button', { name: 'Agenda' })
    await hands.goTo(agenda, 'Shift+Tab')
    await hands.press('Enter')
    await expect(agenda).toHaveAttribute('aria-pressed', 'true')
    await expect(calendar.getByRole('heading', { level: 2 })).toHaveAttribute('aria-live', 'polite')
    const found = calendar.locator('[data-occurrence]').filter({ hasText: created })
    await expect(found).toHaveCount(3)
    await hands.goTo(found.first())
    await expect(found.first()).toHaveAccessibleName(new RegExp(created))
    await hands.press('Enter')
    await expect(page.getByRole('dialog', { name: created }).getByRole('status').first()).toContainText(
      'Sep 10, 2031, 9:00 AM',
    )
    await hands.press('Escape')
    await expect(page.getByRole('dialog', { name: created })).toHaveCount(0)
  })
})
