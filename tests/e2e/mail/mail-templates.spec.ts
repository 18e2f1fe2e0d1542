import { newPerson, openWith, promote } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

test('a mail is saved as a template, which is inserted at the cursor, undone, replaced, shared and deleted', async ({
  page,
}) => {
  const person = await newPerson(page.request)
  await promote(page.request, person.id)
  await openWith(page, person.accessToken, '/dashboard/mail/inbox')
  const write = async () => {
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    return page.getByRole('dialog', { name: 'New mail' })
  }
  const mail = await write()
  const text = mail.getByRole('textbox', { name: 'Text' })
  const templates = mail.getByRole('button', { name: 'Templates' })
  const menu = page.getByRole('dialog', { name: 'Templates' })
  await mail.getByLabel('Subject').fill('Your order')
  await text.fill('Dear {name}, thank you.')
  await templates.click()
  await expect(menu.getByRole('menuitem', { name: 'Save as template…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const saving = page.getByRole('dialog', { name: 'Save as template' })
  await expect(saving.getByLabel('Name of the template')).toHaveValue('Your order')
  await saving.getByLabel('Name of the template').fill('Thanks')
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await saving.getByRole('button', { name: 'Save template' }).click()
  await expect(saving).toBeHidden()

  await mail.getByLabel('Subject').fill('')
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(text).toHaveText('')
  await mail.getByRole('combobox', { name: 'To' }).fill('Grace Hopper <grace@elsewhere.example>,')
  await text.pressSequentially('Before after')
  for (let step = 0; step < 'after'.length; step++) await text.press('ArrowLeft')
  await templates.click()
  await expect(menu.getByRole('menuitem', { name: 'Thanks' })).toBeFocused()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(text).toHaveText('Before Dear Grace Hopper, thank you.after')
  await expect(text).toBeFocused()
  await expect(mail.getByLabel('Subject')).toHaveValue('Your order')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveText('Before after')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(text).toHaveText('Before Dear Grace Hopper, thank you.after')

  await templates.click()
  await menu.getByRole('menuitem', { name: 'Save as template…' }).click()
  await saving.getByLabel('Name of the template').fill('thanks')
  await expect(saving.getByText('You have a template with this name.')).toBeVisible()
  await saving.getByLabel('Share with colleagues').check()
  await saving.getByRole('button', { name: 'Replace template' }).click()
  await expect(saving).toBeHidden()
  await mail.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Mail settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Mail settings' })
  const line = settings.getByRole('listitem').filter({ hasText: 'thanks' })
  await expect(line).toContainText('Your order · Shared')
  await settings.getByRole('button', { name: 'Edit the template thanks' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit the template' })
  await expect(edited.getByRole('textbox', { name: 'Text of the template' })).toHaveText(
    'Before Dear Grace Hopper, thank you.after',
  )
  await edited.getByLabel('Name of the template').fill('Gratitude')
  await edited.getByRole('button', { name: 'Save template' }).click()
  await expect(edited).toBeHidden()
  await settings.getByRole('button', { name: 'Delete the template Gratitude' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(settings.getByRole('button', { name: 'Delete the template Gratitude' })).toHaveCount(0)
})

test('many templates are searched with the keyboard', async ({ page }) => {
  const person = await newPerson(page.request)
  const headers = { Authorization: `Bearer ${person.accessToken}` }
  for (let number = 1; number <= 9; number++) {
    const data = { name: `Template ${number}`, subject: `Subject ${number}`, body: `<p>Text ${number}</p>` }
    const answer = await page.request.post('/api/mailTemplates', { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await openWith(page, person.accessToken, '/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  const mail = page.getByRole('dialog', { name: 'New mail' })
  await mail.getByRole('button', { name: 'Templates' }).click()
  const menu = page.getByRole('dialog', { name: 'Templates' })
  const search = menu.getByRole('searchbox', { name: 'Search templates' })
  await search.fill('subject 7')
  await expect(menu.getByRole('menuitem', { name: /^Template/ })).toHaveCount(1)
  await search.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Template 7' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mail.getByRole('textbox', { name: 'Text' })).toHaveText('Text 7')
  await mail.getByRole('button', { name: 'Templates' }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(mail).toBeVisible()
})
