import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

test('conditions of a search are shown and removed one by one', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const word = `Quartz${Date.now()}`
  for (const subject of [`${word} offer`, `${word} draft`])
    await manager.send({ to: [user.address], subject, body: '<p>See below.</p>' })
  await page.goto('/dashboard/mail/all')
  const lines = page.getByRole('region', { name: /^Mails/ }).getByRole('link', { name: new RegExp(word) })

  const search = page.getByRole('searchbox', { name: 'Search mail' })
  await search.fill(`subject:${word} -draft is:unread`)
  await expect(lines).toHaveText([/offer/])
  const conditions = page.getByRole('group', { name: 'Conditions of the search' })
  await expect(conditions).toContainText(`Subject: ${word}`)
  await expect(conditions).toContainText('Not: “draft”')
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await conditions.getByRole('button', { name: /“draft”/ }).click()
  await expect(lines).toHaveCount(2)
  await expect(search).toHaveValue(`subject:${word} is:unread`)

  await search.fill(`${word} -(draft OR is:read) (subject:${word} offer)`)
  await expect(lines).toHaveText([/offer/])
  await expect(conditions).toContainText('Not: (“draft” or Read)')
  await expect(conditions).toContainText(`(Subject: ${word} and “offer”)`)
  await conditions
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(search).toHaveValue(`${word} (subject:${word} offer)`)
  await search.fill(`${'('.repeat(6)}${word}`)
  await expect(conditions).toContainText('Parentheses can be within at most 5 others.')
  await expect(page.getByRole('alert').getByText('Parentheses can be within at most 5 others.')).toBeVisible()

  await search.fill(`${word} before:yesterday`)
  await expect(conditions).toContainText('Days are written like 2026-01-31.')
})

test('a search is entered in a form, saved beside the labels, and deleted', async ({ signedInPage }) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const subject = `Basalt${Date.now()}`
  await manager.send({ to: [user.address], subject, body: '<p>See below.</p>' })
  await page.goto('/dashboard/mail/starred?q=from:nobody')
  await expect(page.getByText('No mail is like this')).toBeVisible()

  await page.getByRole('button', { name: 'Search options' }).click()
  const form = page.getByRole('dialog', { name: 'Search options' })
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('nobody')
  await form.getByLabel('From', { exact: true }).fill('manager')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Search in').click()
  await page.getByRole('option', { name: 'Inbox' }).click()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(form).toBeHidden()
  const query = `from:manager subject:${subject} in:inbox`
  await expect(page.getByRole('searchbox', { name: 'Search mail' })).toHaveValue(query)
  const line = page.getByRole('link', { name: new RegExp(subject) })
  await expect(line).toBeVisible()

  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel('Name of the saved search').fill('Stones')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('The search was saved.')).toBeVisible()
  const labels = page.getByRole('navigation', { name: 'Labels' })
  await page.goto('/dashboard/mail/inbox')
  await labels.getByRole('link', { name: 'Stones' }).click()
  await expect(line).toBeVisible()
  await expect(labels.getByRole('link', { name: 'Stones' })).toHaveAttribute('aria-current', 'page')
  await expect(labels.locator('[aria-current="page"]')).toHaveCount(1)
  await labels.getByRole('button', { name: 'Delete the saved search Stones' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(labels.getByRole('link', { name: 'Stones' })).toBeHidden()
})

test('an action applies to all conversations that match, also those that are not loaded, and is undone', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const word = `Gneiss${Date.now()}`
  for (let count = 0; count < 52; count += 4)
    await Promise.all(
      [1, 2, 3, 4].map((index) =>
        manager.send({ to: [user.address], subject: `${word} ${count + index}`, body: '<p>Text</p>' }),
      ),
    )
  await page.goto(`/dashboard/mail/inbox?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const selection = page.getByRole('group', { name: 'Selected conversations' })
  await expect(selection).toContainText('50 selected')
  await selection.getByRole('button', { name: 'Select all that match' }).click()
  await expect(selection).toContainText('All that match are selected')
  await selection.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('52 mails moved to Archive')).toBeVisible()
  await expect(page.getByText('No mail is like this')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone for 52 mails')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeVisible()
})
