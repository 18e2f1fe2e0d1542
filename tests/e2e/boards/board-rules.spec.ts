import type { Locator, Page } from '@playwright/test'
import { newPerson, openWith, promote } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { announcement, cardNamed, kanban, ownColumns, titlesIn } from '../examine/board'
import { headersOf } from '../examine/calendar'
import { quiet } from '../examine/quiet'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

/** Opens the board with two columns of this test, as a person who may change it. */
async function openBoard(page: Page, name: string, cards: readonly string[]) {
  const person = await newPerson(page.request)
  await promote(page.request, person.id)
  await openWith(page, person.accessToken, '/dashboard/blank')
  const columns = await ownColumns(page, name, cards)
  await page.goto(kanban)
  await expect(titlesIn(page, columns[0])).toHaveText([...cards])
  await quiet(page)
  return columns
}

/** Opens the dialog from the menu of the board. */
async function openRules(page: Page) {
  await page.getByRole('button', { name: /^Board: / }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rules…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Rules of / })
  await expect(dialog.getByRole('button', { name: 'Add rule' })).toBeVisible()
  return dialog
}

/** Chooses an option of an open list by the arrow keys. */
async function chooseByKeys(page: Page, name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: true })
  await expect(option).toBeVisible()
  const isReached = () => option.evaluate((element) => element.classList.contains('Mui-focused'))
  for (let count = 0; count < 8 && !(await isReached()); count++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(option).toHaveCount(0)
}
async function choose(page: Page, list: Locator, name: string): Promise<void> {
  await list.press('ArrowDown')
  await chooseByKeys(page, name)
}

/** Lifts a card, moves it to the column behind, and drops it. */
async function moveRight(page: Page, column: string, title: string): Promise<void> {
  await cardNamed(page, column, title).focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toContainText(`You have lifted ${title}`)
  await page.keyboard.press('ArrowRight')
  await expect(announcement(page)).toContainText(`${title} is now`)
  await page.keyboard.press('Space')
}

test('a rule is made and changed by keyboard, applied to a moved card, named in its activity, undone and switched off', async ({
  page,
}) => {
  const [first, second] = await openBoard(page, `Own ${Date.now()}`, ['Pay the rent'])
  const sentence = `When a card is moved to ${second}, set its priority to High, add the label checked, and mark it complete.`
  const shorter = `When a card is moved to ${second}, set its priority to High and mark it complete.`

  await openRules(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New rule' })
  await expect(form.getByRole('combobox', { name: 'When a card is' })).toBeFocused()
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form.getByRole('combobox', { name: 'Column' })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('combobox', { name: 'Column' })).toBeFocused()
  await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
  await choose(page, form.getByRole('combobox', { name: 'When a card is' }), 'Moved')
  await form.getByRole('combobox', { name: 'Column' }).fill(second)
  await chooseByKeys(page, second)
  const preview = form.getByRole('status', { name: 'The rule in words' })
  await expect(preview).toHaveText('Choose a column, and at least one thing that the rule does.')
  await choose(page, form.getByRole('combobox', { name: 'Set the priority' }), 'High')
  await form.getByLabel('Mark as complete').press('Space')
  await expect(preview).toHaveText(shorter)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).press('Enter')

  const dialog = page.getByRole('dialog', { name: /^Rules of / })
  await dialog.getByRole('button', { name: `Edit the rule: ${shorter}` }).press('Enter')
  const changed = page.getByRole('dialog', { name: 'Edit rule' })
  await expect(changed.getByRole('combobox', { name: 'When a card is' })).toBeFocused()
  // Content that was scrolled is not visible below the buttons.
  const gap = await changed.getByRole('button', { name: 'Save' }).evaluate((button) => {
    const bottomOf = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? Infinity
    return bottomOf(button.closest('.MuiDialogContent-root')) - bottomOf(button.parentElement)
  })
  expect(Math.abs(gap)).toBeLessThan(1)
  await changed.getByLabel('Add labels').fill('checked')
  await page.keyboard.press('Enter')
  await expect(changed.getByLabel('Name')).toHaveValue('')
  await expect(changed.getByRole('status', { name: 'The rule in words' })).toHaveText(sentence)
  await changed.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByRole('button', { name: `Edit the rule: ${sentence}` })).toBeFocused()

  const active = dialog.getByRole('switch', { name: `Rule: ${sentence}` })
  await expect(active).toBeChecked()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await moveRight(page, first, 'Pay the rent')
  await expect(titlesIn(page, second)).toHaveText(['Pay the rent'])
  await quiet(page)
  await expect(cardNamed(page, second, 'Pay the rent')).toContainText('checked')
  await titlesIn(page, second).click()
  const card = page.getByRole('dialog', { name: 'Pay the rent' })
  const activity = card.getByText(/set by the rule “When a card is moved to/)
  await expect(activity).toContainText('of Ada')
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await expect(titlesIn(page, first)).toHaveText(['Pay the rent'])
  const headers = await headersOf(page)
  const stored = async () =>
    (await (await page.request.get(`/api/kanbanCards/${id}`, { headers })).json()) as object
  expect(await stored()).toMatchObject({ priority: 'medium', labels: [], completedAt: null })

  await openRules(page)
  await active.press('Space')
  await expect(active).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await quiet(page)
  await moveRight(page, first, 'Pay the rent')
  await expect(titlesIn(page, second)).toHaveText(['Pay the rent'])
  await quiet(page)
  expect(await stored()).toMatchObject({ priority: 'medium', labels: [], completedAt: null })

  await page.evaluate(() => localStorage.setItem('i18nextLng', 'cn'))
  await page.goto(`${kanban}?record=${id}`)
  const text = `规则“卡片移入‘${second}’时，将优先级设为‘高’、添加标签checked和标记为完成。”`
  await expect(page.getByRole('dialog', { name: 'Pay the rent' }).getByText(text)).toBeVisible()
})

test('on a phone a rule is deleted, restored with Undo, and says that its column is archived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [, second] = await openBoard(page, `Phone ${Date.now()}`, ['Buy bread'])
  const headers = await headersOf(page)
  const { board } = (await (await page.request.get('/api/kanban/board', { headers })).json()) as {
    board: { columns: { id: string; name: string }[] }
  }
  const column = board.columns.find(({ name }) => name === second)?.id
  const data = { name: 'Bread is due', event: 'created', column, dueInDays: 1 }
  const made = await page.request.post('/api/kanbanRules', { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  await page.request.post(`/api/kanbanColumns/${column}/archive`, { headers })

  const dialog = await openRules(page)
  const line = dialog.getByRole('listitem').filter({ hasText: `created in ${second}, make it due in 1 day.` })
  await expect(line).toContainText('“Bread is due”')
  await expect(line).toContainText(`Inactive: the column ${second} is archived.`)
  const [outer, inner] = await Promise.all([
    dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ])
  expect([outer, inner]).toEqual([0, 0])
  await line.getByRole('button', { name: /^Delete the rule: When a card is created in/ }).click()
  await expect(line).toHaveCount(0)
  await page
    .locator('.toast')
    .filter({ hasText: 'The rule was deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(line).toHaveCount(1)
})

test('a rule is triggered by a checklist that is done, and its form offers the changes of a card', async ({
  page,
}) => {
  const [first] = await openBoard(page, `Checked ${Date.now()}`, ['Pack the bags'])
  await openRules(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New rule' })
  await choose(page, form.getByRole('combobox', { name: 'When a card is' }), 'Done with its checklist')
  await form.getByRole('combobox', { name: 'Column' }).fill(first)
  await chooseByKeys(page, first)
  await form.getByLabel('Mark as complete').press('Space')
  const sentence = `When the checklist of a card in ${first} is done, mark it complete.`
  await expect(form.getByRole('status', { name: 'The rule in words' })).toHaveText(sentence)
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Rules of / })
  await expect(dialog.getByRole('switch', { name: `Rule: ${sentence}` })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await titlesIn(page, first).click()
  const card = page.getByRole('dialog', { name: 'Pack the bags' })
  await card.getByRole('textbox', { name: 'Add an item' }).fill('Passport')
  await page.keyboard.press('Enter')
  await card.getByRole('checkbox', { name: 'Done: Passport' }).press('Space')
  await expect(card.getByText(/set by the rule “When the checklist of a card/)).toBeVisible()
})

test('a rule is triggered when the due date of a card has passed, once', async ({ page }) => {
  const [first] = await openBoard(page, `Late ${Date.now()}`, ['Answer the letter'])
  await openRules(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New rule' })
  await choose(page, form.getByRole('combobox', { name: 'When a card is' }), 'Overdue')
  await form.getByRole('combobox', { name: 'Column' }).fill(first)
  await chooseByKeys(page, first)
  await choose(page, form.getByRole('combobox', { name: 'Set the priority' }), 'High')
  const sentence = `When the due date of a card in ${first} has passed, set its priority to High.`
  await expect(form.getByRole('status', { name: 'The rule in words' })).toHaveText(sentence)
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Rules of / })
  await expect(dialog.getByRole('switch', { name: `Rule: ${sentence}` })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await titlesIn(page, first).click()
  const card = page.getByRole('dialog', { name: 'Answer the letter' })
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  const headers = await headersOf(page)
  const change = (data: object) => page.request.patch(`/api/kanbanCards/${id}`, { headers, data })
  expect((await change({ dueOn: '2026-01-02' })).status()).toBe(200)
  await expect(card.getByText(/set by the rule “When the due date of a card/)).toBeVisible({
    timeout: 15_000,
  })
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(cardNamed(page, first, 'Answer the letter')).toContainText('High')
})
