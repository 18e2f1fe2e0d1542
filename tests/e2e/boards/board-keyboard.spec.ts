import { openOwnColumns } from './board-person'
import { announcement, cardNamed, cardsIn, titlesIn } from '../examine/board'
import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { handsOn } from '../keyboard/hands'

test("with the keyboard alone a user does a day's work on the board, and each step is announced", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const [first, second] = await openOwnColumns(page, request, 'Day', ['Call the bank'])
  const hands = handsOn(page)
  const toasts = page.getByRole('region', { name: 'Notices', exact: true })
  await expect(titlesIn(page, first)).toHaveText(['Call the bank'])
  await quiet(page)

  await test.step('add a card', async () => {
    await hands.goTo(page.getByRole('button', { name: `Add card to ${first}` }))
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: `Add card to ${first}` })).toBeFocused()
    await hands.type('Send the report')
    await hands.press('Enter')
    await expect(titlesIn(page, first)).toHaveText(['Call the bank', 'Send the report'])
    await hands.press('Escape')
    await expect(page.getByRole('textbox', { name: `Add card to ${first}` })).toHaveCount(0)
  })

  await test.step('move it to the next column', async () => {
    await cardNamed(page, first, 'Send the report').focus()
    await hands.press('Space')
    await expect(announcement(page)).toHaveText(`You have lifted Send the report, number 2 of 2 in ${first}.`)
    await hands.press('ArrowRight')
    await expect(announcement(page)).toHaveText(`Send the report is now number 1 of 1 in ${second}.`)
    await hands.press('Space')
    await expect(announcement(page)).toHaveText(`Send the report was dropped as number 1 of 1 in ${second}.`)
    await expect(cardNamed(page, second, 'Send the report')).toBeFocused()
    await quiet(page)
  })

  await test.step('open it, fill in a checklist, and write a comment', async () => {
    await hands.goTo(cardNamed(page, second, 'Send the report').getByRole('link'))
    await hands.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Send the report' })
    await hands.goTo(dialog.getByRole('textbox', { name: 'Add an item' }))
    await hands.type('Check the numbers')
    await hands.press('Enter')
    const item = dialog.getByRole('checkbox', { name: 'Done: Check the numbers' })
    await hands.goTo(item, 'Shift+Tab')
    await hands.press('Space')
    await expect(item).toBeChecked()
    await expect(dialog.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(cardNamed(page, second, 'Send the report')).toBeFocused()
    await expect(cardsIn(page, second).getByText('1/1')).toBeVisible()
  })

  await test.step('undo the move of another card, and filter', async () => {
    await hands.goTo(
      cardNamed(page, first, 'Call the bank').getByRole('button', { name: /Call the bank/ }),
      'Shift+Tab',
    )
    await hands.press('Enter')
    const move = page.getByRole('menuitem', { name: `Move to ${second}` })
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    for (let step = 0; step < 20; step++) {
      if (await move.evaluate((element) => element === document.activeElement)) break
      await hands.press('ArrowDown')
    }
    await hands.press('Enter')
    await expect(titlesIn(page, second)).toHaveText(['Call the bank', 'Send the report'])
    await expect(toasts.getByText(`Call the bank was moved to ${second}.`)).toBeVisible()
    await quiet(page)
    await hands.press('Control+z')
    await expect(titlesIn(page, first)).toHaveText(['Call the bank'])
    await expect(toasts.getByText(`Call the bank was moved to ${second}.`)).toHaveCount(0)
    const mine = page.getByRole('button', { name: 'Mine', exact: true })
    await hands.goTo(mine, 'Shift+Tab')
    await hands.press('Enter')
    await expect(mine).toHaveAttribute('aria-pressed', 'true')
    await expect(titlesIn(page, first)).toHaveCount(0)
  })
})
