import type { APIRequestContext, Page } from '@playwright/test'
import { asAdmin, newPerson, openWith, promote } from '../auth-codes'
import { bringAxe, findingsOn, overflowOf } from '../examine/axe'
import { at, eventIn } from '../examine/calendar'
import { expect, test } from '../fixtures'

interface Made {
  readonly id: string
}
async function invite(request: APIRequestContext, token: string, values: object): Promise<Made> {
  const made = await request.post('/api/calendarEvents', {
    headers: { Authorization: `Bearer ${token}` },
    data: values,
  })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()) as Made
}

/** The address of the page in the latest mail to a guest. */
async function pageFor(request: APIRequestContext, email: string): Promise<string> {
  const headers = await asAdmin(request)
  let path = ''
  await expect(async () => {
    const mails = await request.get(`/api/outbox?${new URLSearchParams({ q: email, kind: 'event' })}`, {
      headers,
    })
    const [mail] = (await mails.json()) as { text: string | null }[]
    path = /\/r\/[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return path
}

test('an invited person without an account answers on a page without scripts', async ({
  context,
  browser,
  baseURL,
}) => {
  const organizer = await newPerson(context.request)
  await promote(context.request, organizer.id)
  const [title, email] = [`Answered by mail ${Date.now()}`, `guest-${Date.now()}@elsewhere.example`]
  const { id } = await invite(context.request, organizer.accessToken, {
    title,
    start: at('2031-03-05', '09:00'),
    end: at('2031-03-05', '10:00'),
    timezone: 'Europe/Berlin',
    location: 'Room Elbe',
    guests: [{ email, name: 'Ines Keller' }],
  })
  const path = await pageFor(context.request, email)

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const plain = await visitor.newPage()
  await plain.goto(`${baseURL}${path}?answer=declined`)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(plain.getByRole('status')).toHaveText('You have not answered yet.')
  await plain.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(plain.getByRole('status')).toHaveText('Your answer: Accepted')
  await visitor.close()

  for (const colorScheme of ['light', 'dark'] as const) {
    const other = await browser.newContext({ colorScheme, viewport: { width: 390, height: 780 } })
    const page = await other.newPage()
    await bringAxe(page)
    await page.goto(`${baseURL}${path}`)
    expect([...(await findingsOn(page)), ...(await overflowOf(page))]).toEqual([])
    await page.getByRole('link', { name: '中文' }).click()
    await expect(page.getByRole('status')).toHaveText('您的答复：已接受')
    await other.close()
  }

  const page = await context.newPage()
  await openWith(page, organizer.accessToken, `/dashboard/calendar/${id}`)
  await expect(page.getByRole('region', { name: /^Invited/ })).toContainText('1 accepted')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`Ines Keller: Accepted · ${title}`)).toBeVisible()
})

test('an invited person without an account answers one event of a series', async ({
  context,
  browser,
  baseURL,
}) => {
  const organizer = await newPerson(context.request)
  await promote(context.request, organizer.id)
  const [title, email] = [`Weekly ${Date.now()}`, `weekly-${Date.now()}@elsewhere.example`]
  const { id } = await invite(context.request, organizer.accessToken, {
    title,
    start: at('2031-03-05', '09:00'),
    end: at('2031-03-05', '10:00'),
    timezone: 'Europe/Berlin',
    recurrence: 'FREQ=WEEKLY;COUNT=4',
    guests: [{ email, name: 'Ines Keller' }],
  })
  const path = await pageFor(context.request, email)
  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await browser.newContext({ colorScheme, viewport: { width: 390, height: 780 } })
    const page = await visitor.newPage()
    await bringAxe(page)
    await page.goto(`${baseURL}${path}`)
    const events = page.getByRole('combobox', { name: 'Which events?' })
    await expect(events.getByRole('option')).toHaveCount(5)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.waitForURL(/language=en/)
    await expect(page.getByRole('status')).toHaveText('Your answer: Accepted')
    await events.selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(/^Your answer for .*12 Mar 2031.*: Declined$/)
    await expect(events.getByRole('option', { selected: true })).toContainText('Declined')
    expect([...(await findingsOn(page)), ...(await overflowOf(page))]).toEqual([])
    await visitor.close()
  }
  const page = await context.newPage()
  await openWith(page, organizer.accessToken, `/dashboard/calendar/${id}`)
  const invited = page.getByRole('region', { name: /^Invited/ })
  await expect(invited).toContainText('1 accepted')
  await expect(invited).toContainText(/Mar 12.*: Declined/)
})

/** Answers an occurrence in the calendar, for it alone or for all. */
async function answerAt(page: Page, title: string, nth: number, answer: string, scope: string) {
  await eventIn(page, title).nth(nth).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Answer for a repeating event' })
  await question.getByRole('radio', { name: scope, exact: true }).check()
  await question.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: answer, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('an invitee answers one event of a series, and all of them', async ({ context }) => {
  const [organizer, guest] = [await newPerson(context.request), await newPerson(context.request)]
  await promote(context.request, organizer.id)
  const title = `Series ${Date.now()}`
  const { id } = await invite(context.request, organizer.accessToken, {
    title,
    start: at('2031-03-10', '09:00'),
    end: at('2031-03-10', '10:00'),
    recurrence: 'FREQ=DAILY;COUNT=3',
    guests: [{ email: guest.email }],
  })
  const page = await context.newPage()
  await openWith(page, guest.accessToken, '/dashboard/calendar?mode=week&date=2031-03-10')
  await answerAt(page, title, 0, 'Yes', 'All events')
  await answerAt(page, title, 1, 'No', 'This event')
  await eventIn(page, title).nth(2).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const other = await context.newPage()
  await openWith(other, organizer.accessToken, `/dashboard/calendar/${id}`)
  const invited = other.getByRole('region', { name: /^Invited/ })
  await expect(invited).toContainText('1 accepted')
  await expect(invited).toContainText(/Mar 11.*: Declined/)
})
