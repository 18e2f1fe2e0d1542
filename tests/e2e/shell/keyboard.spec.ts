import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { handsOn } from '../keyboard/hands'
import { texts } from '../keyboard/words'

for (const language of ['en', 'cn'] as const)
  test(`with the keyboard alone a user can sign in, use the palette, filter, open, edit, save, undo and sign out, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const { auth, common, find, list, shell, ...others } = texts[language]
    const hands = handsOn(page)
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('sign in', async () => {
      await page.goto(`/auth/login?lng=${language}`)
      await expect(heading).toContainText(language === 'en' ? auth.signIn : '登录')
      await hands.goTo(page.getByLabel(auth.email, { exact: true }))
      await hands.type('admin@corridor.example')
      await hands.goTo(page.getByLabel(auth.password, { exact: true }))
      await hands.type('corridor')
      await hands.press('Enter')
      await expect(page).toHaveURL(/\/dashboard\/app$/)
      await expect(heading).toBeVisible()
    })

    await test.step('palette', async () => {
      const field = page.getByRole('combobox', { name: find.open })
      await expect(async () => {
        await hands.press('Control+k')
        await expect(field).toBeFocused({ timeout: 2000 })
      }).toPass()
      await hands.type(others.customers)
      await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
        others.customers,
      )
      await hands.press('Enter')
      await expect(page).toHaveURL(/\/dashboard\/customers$/)
      await expect(heading).toHaveText(others.customers)
      await expect(page.locator('.MuiDataGrid-root')).toBeVisible()
    })

    await test.step('filter the list', async () => {
      await hands.goTo(page.getByRole('button', { name: list.filter, exact: true }))
      await hands.press('Enter')
      const panel = page.getByRole('dialog', { name: list.filters })
      await hands.goTo(panel.getByRole('checkbox', { name: others.startup }))
      await hands.press('Space')
      await hands.goTo(panel.getByRole('button', { name: list.apply }))
      const filtered = page.waitForResponse((response) => /\/api\/customers\?.*startup/.test(response.url()))
      await hands.press('Enter')
      await filtered
      await expect(panel).toBeHidden()
      await expect(page).toHaveURL(/filter=.*startup/)
      await expect(page.getByRole('button', { name: new RegExp(`^${list.filter} 1`) })).toBeFocused()
    })

    // The filtered rows have loaded.
    await quiet(page)
    const first = page.locator('main a[data-record]').first()
    const name = await first.innerText()
    await test.step('open a record and edit it', async () => {
      await hands.press('j')
      await expect(first).toBeFocused()
      await hands.press('Enter')
      await expect(heading).toHaveText(name)
      await expect(page.getByRole('link', { name: list.edit, exact: true })).toBeVisible()
      await hands.press('e')
      await expect(page).toHaveURL(/\/edit$/)
      await hands.goTo(page.getByLabel(others.name, { exact: false }).first())
      await hands.press('End')
      await hands.type(' X')
      await hands.press('Control+s')
      await expect(heading).toHaveText(`${name} X`)
    })

    await test.step('undo', async () => {
      const undo = page.getByRole('button', { name: common.undo })
      await expect(undo).toBeVisible()
      await hands.press('F8')
      await expect(undo).toBeFocused()
      await hands.press('Enter')
      await expect(heading).toHaveText(name)
    })

    await test.step('sign out', async () => {
      await hands.goTo(
        page.getByRole('button', { name: shell.account.replace('{{name}}', 'Amelia Hartmann') }),
        'Shift+Tab',
      )
      await hands.press('Enter')
      const leave = page.getByRole('menuitem', { name: shell.signOut })
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await hands.press('End')
      await expect(leave).toBeFocused()
      await hands.press('Enter')
      await expect(page).toHaveURL(/\/auth\/login/)
      await expect(page.getByLabel(auth.email, { exact: true })).toBeVisible()
    })
  })
