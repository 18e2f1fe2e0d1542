import { openOwnColumns } from './board-person'
import { cardNamed, titlesIn } from '../examine/board'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { handsOn } from '../keyboard/hands'

test('keys walk between the cards, open, move and archive the focused card, and are listed', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const [first, second] = await openOwnColumns(page, request, 'Shortcuts', ['Alpha', 'Beta', 'Gamma'])
  const { press, type } = handsOn(page)
  const card = (title: string, column: string = first) => cardNamed(page, column, title)
  await expect(titlesIn(page, first)).toHaveText(['Alpha', 'Beta', 'Gamma'])
  await quiet(page)

  await test.step('walk and move', async () => {
    await card('Alpha').focus()
    await press('ArrowDown')
    await expect(card('Beta')).toBeFocused()
    await press(']')
    await expect(titlesIn(page, second)).toHaveText(['Beta'])
    await expect(card('Beta', second)).toBeFocused()
    await quiet(page)
    await press('ArrowLeft')
    await expect(card('Alpha')).toBeFocused()
    await press('ArrowRight', '[')
    await expect(titlesIn(page, first)).toHaveText(['Beta', 'Alpha', 'Gamma'])
    await expect(card('Beta')).toBeFocused()
    await quiet(page)
  })

  await test.step('open the card, also at one of its fields', async () => {
    const dialog = page.getByRole('dialog', { name: 'Beta', exact: true })
    await press('Enter')
    await expect(dialog).toBeVisible()
    await press('Escape')
    await expect(dialog).toHaveCount(0)
    for (const [key, name] of [
      ['e', 'Name'],
      ['a', 'Assignees'],
      ['l', 'Labels'],
      ['d', 'Due'],
      ['p', 'Priority'],
    ] as const) {
      await expect(card('Beta')).toBeFocused()
      await press(key)
      await expect(dialog).toBeVisible()
      await expect(page.locator(':focus'), key).toHaveAccessibleName(new RegExp(name))
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }
  })

  await test.step('add a card to the column of the focused one', async () => {
    await press('c')
    await expect(page.getByRole('textbox', { name: `Add card to ${first}` })).toBeFocused()
    await type('Delta')
    await press('Enter')
    await expect(titlesIn(page, first)).toHaveText(['Beta', 'Alpha', 'Gamma', 'Delta'])
    await press('Escape')
    await quiet(page)
  })

  await test.step('archive', async () => {
    await card('Beta').focus()
    await press('Delete')
    await expect(titlesIn(page, first)).toHaveText(['Alpha', 'Gamma', 'Delta'])
    await expect(card('Alpha')).toBeFocused()
    await quiet(page)
    await press('Shift+E')
    await expect(titlesIn(page, first)).toHaveText(['Gamma', 'Delta'])
    await quiet(page)
  })

  await test.step('the list of shortcuts has them', async () => {
    await press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const label of [
      'Go to the card beside it',
      'Edit it: Assignees',
      'Edit it: Due',
      'Move it to the next column',
      'Archive it',
    ])
      await expect(list.getByText(label, { exact: true }).first()).toBeVisible()
  })
})
