import type { Page } from '@playwright/test'
import { kanban, ownColumns, titlesIn, cardNamed } from '../examine/board'
import { headersOf } from '../examine/calendar'
import { expect, test } from '../fixtures'

interface Card {
  readonly name: string
  readonly description: string | null
  readonly priority: string
  readonly status: string
  readonly checklist: readonly { readonly what: string; readonly done: boolean }[]
}

/** Opens the dialog of a card on the board, and returns it with a function that reads the stored card. */
async function openCard(page: Page, column: string, title: string) {
  await page.goto(kanban)
  await titlesIn(page, column).filter({ hasText: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(title)
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  const headers = await headersOf(page)
  const stored = async () =>
    (await (await page.request.get(`/api/kanbanCards/${id}`, { headers })).json()) as Card
  return { dialog, id, stored, headers }
}

test('a card is edited in its dialog without a Save button', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  // A busy browser goes back long after it was asked to.
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (delta) => void setTimeout(() => go(delta), 200)
  })
  const [first] = await ownColumns(page, 'Dialog', ['Before'])
  const { stored } = await openCard(page, first, 'Before')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('After')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored()).name).toBe('After')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('One line\nand another')
  await dialog.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await expect
    .poll(stored)
    .toMatchObject({ description: 'One line\nand another', priority: 'high', name: 'After' })
  await expect(dialog.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/kanban$/)
  // The focus is back on the card.
  await expect(cardNamed(page, first, 'After')).toBeFocused()
})

test('a checklist is filled in and ticked with the keyboard only', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first] = await ownColumns(page, 'Ticks', ['Launch'])
  const { dialog, stored } = await openCard(page, first, 'Launch')
  await dialog.getByRole('textbox', { name: 'Add an item' }).focus()
  for (const item of ['Order parts', 'Test them']) {
    await page.keyboard.type(item)
    await page.keyboard.press('Enter')
  }
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await dialog.getByRole('checkbox', { name: 'Done: Order parts' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('progressbar', { name: 'Checklist' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 2 done',
  )
  await dialog.getByRole('textbox', { name: 'Item 2' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(async () => (await stored()).checklist)
    .toEqual([
      { what: 'Test them', done: false },
      { what: 'Order parts', done: true },
    ])
  await dialog.getByRole('textbox', { name: 'Item 1' }).fill('')
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await stored()).checklist).toEqual([{ what: 'Order parts', done: true }])
})

test('what is typed when the dialog is closed is saved, and an empty name keeps it open', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first] = await ownColumns(page, 'Closing', ['Harbour'])
  const { dialog, stored } = await openCard(page, first, 'Harbour')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Not left yet')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await stored()).description).toBe('Not left yet')
  await titlesIn(page, first).first().click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/./)
  await name.fill('Harbour again')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await stored()).name).toBe('Harbour again')
})

test('changes of another user appear in the open dialog, and a conflict is shown at its field', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first] = await ownColumns(page, 'Two users', ['Shared'])
  const { dialog, id, stored, headers } = await openCard(page, first, 'Shared')
  const change = (data: object) => page.request.patch(`/api/kanbanCards/${id}`, { data, headers })
  await change({ priority: 'high' })
  await expect(dialog.getByRole('combobox', { name: 'Priority' })).toHaveValue('High')
  const description = dialog.getByRole('textbox', { name: 'Description' })
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/kanbanCards/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await until
    await route.continue()
  })
  await description.fill('Mine')
  await page.keyboard.press('Tab')
  await change({ description: 'Theirs' })
  release()
  const conflict = dialog.getByRole('alert', { name: 'Two versions of description' })
  await expect(conflict).toContainText('Theirs')
  await expect(description).toHaveValue('Mine')
  await conflict.getByRole('button', { name: 'Keep mine: Description' }).click()
  await expect.poll(async () => (await stored()).description).toBe('Mine')
  await expect(conflict).toBeHidden()
})

test('the URL of a dialog opens it, and Back closes it', async ({ signedInPage }) => {
  const page = await signedInPage('manager')
  const [first] = await ownColumns(page, 'Address', ['Beacon'])
  const { dialog } = await openCard(page, first, 'Beacon')
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Beacon')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await titlesIn(page, first).first().click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await titlesIn(page, first).first().click()
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(titlesIn(page, first)).toHaveCount(0)
})

test('a comment with a mention is written with the keyboard, and notifies the other user', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const other = await signedInPage('admin')
  const [first] = await ownColumns(page, 'Talk', ['Quay'])
  const { dialog, id } = await openCard(page, first, 'Quay')
  const admin = (await (
    await other.request.get('/api/account/my-account', { headers: await headersOf(other) })
  ).json()) as { user: { username: string; displayName: string } }
  await dialog.getByRole('textbox', { name: 'Write a comment' }).focus()
  await page.keyboard.type(`Ready for *review* @${admin.user.username.slice(0, 5)}`)
  await expect(page.getByRole('option', { name: admin.user.displayName })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const timeline = dialog.getByRole('list', { name: 'Comments and changes, newest first' })
  await expect(timeline.getByRole('listitem').first()).toContainText(
    `Ready for review @${admin.user.displayName}`,
  )
  await other.goto('/dashboard/app')
  await other.getByRole('button', { name: /^Notifications/ }).click()
  await other.getByText('mentioned you in “Quay”').click()
  await expect(other).toHaveURL(new RegExp(`/dashboard/kanban/${id}$`))
  // The page lists the changes in a section of their own.
  await expect(dialog.getByRole('heading', { name: 'Comments and activity', exact: true })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible()
  await other.getByRole('textbox', { name: 'Write a comment' }).fill('Looks good')
  await other.keyboard.press('Enter')
  // It appears in the open dialog of the first user.
  await expect(timeline.getByRole('listitem').first()).toContainText('Looks good')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('one click on the board shows the cards of the user, and those without a label', async ({
  signedInPage,
}) => {
  const page = await signedInPage('manager')
  const [first] = await ownColumns(page, 'Quick', ['Bare', 'Mine'])
  const { dialog, id, headers } = await openCard(page, first, 'Mine')
  const { user } = (await (await page.request.get('/api/account/my-account', { headers })).json()) as {
    user: { id: string }
  }
  await page.request.patch(`/api/kanbanCards/${id}`, {
    data: { assignees: [user.id], labels: ['quay'] },
    headers,
  })
  await dialog.getByRole('button', { name: 'Close' }).click()
  const filters = page.getByRole('group', { name: 'Quick filters' })
  await filters.getByRole('button', { name: 'Mine' }).click()
  await expect(titlesIn(page, first)).toHaveText(['Mine'])
  await filters.getByRole('button', { name: 'Mine', pressed: true }).click()
  await filters.getByRole('button', { name: 'No labels' }).click()
  await expect(titlesIn(page, first)).toHaveText(['Bare'])
})
