import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

/** Sends mails from the manager to the user, and returns their subjects, newest first. */
async function receive(page: Page, name: string, count: number): Promise<string[]> {
  const { send } = await personOf(page.request, 'manager')
  const subjects: string[] = []
  for (let number = 1; number <= count; number++) {
    const subject = `${name} ${number} ${Date.now()}`
    const body = `<p>${'A text that has more words than fit into a line. '.repeat(3)}</p>`
    await send({ to: [{ address: 'user@corridor.example' }], subject, body })
    subjects.unshift(subject)
  }
  return subjects
}

const lineOf = (page: Page, subject: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(subject) })

test('on a phone at least seven conversations are in the first screen, and the reader has one row of actions', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 390, height: 844 })
  const [subject = ''] = await receive(page, 'Dense', 8)
  await page.goto('/dashboard/mail/inbox')
  await expect(lineOf(page, subject)).toBeVisible()
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  const boxes = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON()))
  expect(Math.max(...boxes.slice(0, 8).map(({ height }) => height))).toBeLessThanOrEqual(76)
  expect(boxes.filter(({ bottom }) => bottom <= 844).length).toBeGreaterThanOrEqual(7)

  await lineOf(page, subject).click()
  const heading = page.getByRole('main').getByRole('heading', { name: subject })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Labels' })).toBeHidden()
  const tops = await page
    .locator('[data-reader] > header :is(button, a):visible')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await page.getByRole('button', { name: 'More for these mails' }).click()
  await page.getByRole('menuitem', { name: 'Mark as important' }).click()
  await expect(page.getByRole('button', { name: 'Important', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const text = page.getByRole('region', { name: 'Reply' }).getByRole('textbox', { name: 'Text' })
  await expect(text).toBeVisible()
})

test('a search in a label leads to the same search in all mail, and its field stays wide', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.setViewportSize({ width: 1280, height: 800 })
  const [subject = ''] = await receive(page, 'Kept', 1)
  await page.goto('/dashboard/mail/inbox')
  await lineOf(page, subject).focus()
  await page.keyboard.press('y')
  await expect(page.getByText('Moved to Archive')).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search mail' })
  await expect(field).toBeFocused()
  await field.fill(subject)
  await expect(page.getByText('No mail is like this')).toBeVisible()
  await expect(page.getByText('Only Inbox was searched.')).toBeVisible()
  expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(280)
  await page.getByRole('link', { name: 'Search all mail' }).last().click()
  await expect(lineOf(page, subject)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search all mail' })).toHaveCount(0)
})

test('conversations are selected, labelled, moved, marked and read by keys', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const [newest = '', middle = '', oldest = ''] = await receive(page, 'Keys', 3)
  await page.goto('/dashboard/mail/inbox')
  await lineOf(page, newest).focus()
  await page.keyboard.press('*')
  await page.keyboard.press('a')
  await expect(page.getByRole('checkbox', { name: `Select ${oldest}` })).toBeChecked()
  await page.keyboard.press('*')
  await page.keyboard.press('n')
  await expect(page.getByRole('checkbox', { name: `Select ${oldest}` })).not.toBeChecked()
  const item = page.getByRole('listitem').filter({ hasText: oldest })
  await lineOf(page, oldest).focus()
  await page.keyboard.press('Shift+I')
  await expect(item).not.toHaveAttribute('data-unread')
  await page.keyboard.press('Shift+U')
  await expect(item).toHaveAttribute('data-unread')
  await page.keyboard.press('v')
  await page.getByRole('menuitem', { name: 'This is spam' }).click()
  await expect(page.getByText('Moved to Spam')).toBeVisible()

  await lineOf(page, newest).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: newest })).toBeVisible()
  await page.keyboard.press('j')
  await expect(main.getByRole('heading', { name: middle })).toBeVisible()
  await page.keyboard.press('k')
  await expect(main.getByRole('heading', { name: newest })).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByText('Moved to Archive')).toBeVisible()
  await expect(main.getByRole('heading', { name: middle })).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByText('Undo', { exact: true })).toHaveCount(1)
  for (const name of ['Archive, then open the older one', 'Move to folder', 'Mark as unread'])
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
})
