import type { Page } from '@playwright/test'
import { headersOf } from '../examine/calendar'
import { chooseOption } from '../choose-option'
import { expect, test } from '../fixtures'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a form in steps is left forwards when its values are valid, and back without losing them', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/bookings/new')
  const unit = page.getByRole('textbox', { name: 'Room' })
  const guest = page.getByRole('textbox', { name: 'Guest', exact: true })
  await expect(unit).toBeVisible()
  await expect(guest).toBeHidden()
  await button(page, 'Next').click()
  await expect(page.getByText('Fill this in.').first()).toBeVisible()
  await expect(unit).toBeFocused()
  await unit.fill('Room 950')
  await page.getByRole('textbox', { name: 'Arrival' }).fill('2031-04-01')
  await page.getByRole('textbox', { name: 'Departure' }).fill('2031-04-03')
  await button(page, 'Next').click()
  await expect(guest).toBeFocused()
  await button(page, 'Back').click()
  await expect(unit).toHaveValue('Room 950')
  await button(page, 'Next').click()
  await guest.fill('Guest of steps')
  await button(page, 'Next').click()
  await page.getByRole('textbox', { name: 'Price' }).fill('120')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'Guest of steps' })).toBeVisible()
})

test('a collapsed section is open while it has an error', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  await page.goto('/dashboard/blog/new')
  const title = page.getByRole('textbox', { name: 'Title for search engines' })
  const section = page.getByRole('button', { name: 'Search engines' })
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await section.click()
  await title.fill('A title that is much too long '.repeat(4))
  await section.click()
  await expect(page.getByText('Enter at most 70 characters.')).toBeVisible()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  await title.fill('A short title')
  await title.blur()
  await expect(section).toHaveAttribute('aria-expanded', 'false')
})

test('fields that are not part of a record disappear from its form, and are stored as empty', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/enquiries/new')
  await page.getByRole('textbox', { name: 'Email' }).fill('conditions@senders.example')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Fees')
  await chooseOption(page.getByRole('combobox', { name: 'Kind' }), 'Tell me when it starts')
  await expect(subject).toBeHidden()
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'conditions@senders.example' })).toBeVisible()
  const answer = await page.request.get('/api/enquiries?q=conditions@senders.example', {
    headers: await headersOf(page),
  })
  const [row] = (await answer.json()) as { kind: string; subject: string | null }[]
  expect(row).toMatchObject({ kind: 'comingSoon', subject: null })
})

test('a picker offers only records that fit the other values, and is emptied when they change', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const headers = await headersOf(page)
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { id: string }).id
  }
  const posts = ['Harbour lights', 'Mountain paths']
  for (const title of posts) {
    const post = await make('/api/posts', { title, excerpt: 'Short.', body: '<p>Long.</p>' })
    await make('/api/comments', { post, body: `About ${title}` })
  }
  await page.goto('/dashboard/comments/new')
  const post = page.getByRole('combobox', { name: 'Post' })
  const parent = page.getByRole('combobox', { name: 'Answer to' })
  const choosePost = async (title: string) => {
    await post.fill(title)
    await page.getByRole('option', { name: title }).click()
  }
  await choosePost('Harbour lights')
  await parent.click()
  await expect(page.getByRole('option', { name: 'About Harbour lights' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'About Mountain paths' })).toHaveCount(0)
  await page.getByRole('option', { name: 'About Harbour lights' }).click()
  await expect(parent).toHaveValue('About Harbour lights')
  await choosePost('Mountain paths')
  await expect(parent).toHaveValue('')
  await expect(page.getByText('Choose again: Post has changed.')).toBeVisible()
})

test('each card of a form has a heading, also one with a single input', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  for (const [path, label] of [
    ['/dashboard/user/new', 'Role'],
    ['/dashboard/e-commerce/product/new', 'Featured'],
    ['/dashboard/customers/new', 'Account'],
  ] as const) {
    await page.goto(path)
    const card = page.locator('main section').filter({ has: page.getByLabel(label, { exact: false }) })
    await expect(card.getByRole('heading', { level: 2 }).first(), path).toBeVisible()
  }
})

test('the cards below an invoice have the same padding as its sections', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto('/dashboard/invoice/list')
  await page.locator('main').getByRole('link', { name: /^INV-/ }).first().click()
  const paddingOf = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .evaluate((card) => getComputedStyle(card).paddingInlineStart)
  await expect(page.getByRole('region', { name: 'Payments', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Links', exact: true })).toBeVisible()
  expect(await paddingOf('Payments')).toBe(await paddingOf('Links'))
})
