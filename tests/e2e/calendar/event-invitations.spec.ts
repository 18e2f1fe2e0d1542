import { newPerson, openWith, promote } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { at } from '../examine/calendar'
import { expect, test } from '../fixtures'

test('whoever is invited is notified and answers, and the organizer sees the answer', async ({ context }) => {
  const [organizer, guest] = [await newPerson(context.request), await newPerson(context.request)]
  await promote(context.request, organizer.id)
  const title = `Invited ${Date.now()}`
  const made = await context.request.post('/api/calendarEvents', {
    headers: { Authorization: `Bearer ${organizer.accessToken}` },
    data: {
      title,
      start: at('2031-03-04', '09:00'),
      end: at('2031-03-04', '10:00'),
      guests: [{ email: guest.email }, { email: 'ines@elsewhere.example', name: 'Ines Keller' }],
    },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }

  const page = await context.newPage()
  await openWith(page, guest.accessToken, '/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(`Ada Byron invited you to “${title}”`).click()
  const invited = page.getByRole('region', { name: /^Invited/ })
  await expect(invited.getByRole('listitem')).toHaveText([
    /Ada Byron.*Organizer/,
    /Ada Byron.*No answer yet/,
    /Ines Keller.*By mail.*No answer yet/,
  ])
  expect(await findingsOn(page)).toEqual([])
  await invited.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.locator('.toast')).toContainText(`You accepted “${title}”.`)
  await expect(invited.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(invited.getByRole('listitem').nth(1)).toHaveText(/Accepted/)

  const other = await context.newPage()
  await openWith(other, organizer.accessToken, `/dashboard/calendar/${id}`)
  const answers = other.getByRole('region', { name: /^Invited/ })
  await expect(answers).toContainText('1 accepted · 1 has not answered')
  await expect(answers.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0)
  await other.getByRole('button', { name: /^Notifications/ }).click()
  await expect(other.getByText(`Ada Byron: Accepted · ${title}`)).toBeVisible()
})

test('a notification of an invitation says when it is, and takes the answer', async ({ context }) => {
  const [organizer, guest] = [await newPerson(context.request), await newPerson(context.request)]
  await promote(context.request, organizer.id)
  const title = `Asked ${Date.now()}`
  const made = await context.request.post('/api/calendarEvents', {
    headers: { Authorization: `Bearer ${organizer.accessToken}` },
    data: {
      title,
      start: at('2031-03-05', '09:00'),
      end: at('2031-03-05', '10:00'),
      guests: [{ email: guest.email }],
    },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }

  const page = await context.newPage()
  await openWith(page, guest.accessToken, '/dashboard/blank')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const inbox = page.getByRole('dialog', { name: 'Notifications', exact: true })
  const item = inbox.getByRole('listitem').filter({ hasText: title })
  await expect(item).toContainText('Mar 5, 2031, 9:00 AM – 10:00 AM')
  const question = item.getByRole('group', { name: `Will you attend “${title}”?` })
  const answerTo = (name: string) => question.getByRole('button', { name, exact: true })
  await expect(answerTo('Yes')).toHaveAttribute('aria-pressed', 'false')
  expect(await findingsOn(page)).toEqual([])
  await answerTo('Maybe').focus()
  await page.keyboard.press('Enter')
  await expect(answerTo('Maybe')).toHaveAttribute('aria-pressed', 'true')
  await expect(answerTo('Maybe')).toBeFocused()
  // Whoever has answered has read it.
  await expect(item.getByRole('button', { name: 'Mark as unread', exact: true })).toBeAttached()
  const read = await context.request.get(`/api/calendarEvents/${id}`, {
    headers: { Authorization: `Bearer ${organizer.accessToken}` },
  })
  expect(await read.json()).toMatchObject({ answers: [{ invitee: guest.id, answer: 'tentative' }] })

  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(answerTo('Maybe')).toHaveAttribute('aria-pressed', 'true')
})
