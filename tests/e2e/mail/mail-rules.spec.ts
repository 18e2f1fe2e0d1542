import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'
import { personOf } from './mail-person'

test('a rule is created for a search, applied to mails that have arrived and arrive, changed and deleted', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  const [manager, user] = [await personOf(page.request, 'manager'), await personOf(page.request, 'user')]
  const word = `Garnet${Date.now()}`
  const receive = (subject: string) =>
    manager.send({ to: [user.address], subject, body: '<p>See below.</p>' })
  await receive(`${word} first`)
  await page.goto(`/dashboard/mail/inbox?q=${word}`)
  const line = (subject: string) => page.getByRole('link', { name: new RegExp(subject) })
  await expect(line(`${word} first`)).toBeVisible()

  await page.getByRole('button', { name: 'Create rule' }).click()
  const form = page.getByRole('dialog', { name: 'Create a rule' })
  await expect(form.getByText(/^Would have matched 1 of your last [\d,]+ received messages\.$/)).toBeVisible()
  const latest = form.getByRole('list', { name: 'The last messages that match' })
  await expect(latest.getByRole('link', { name: `${word} first` })).toBeVisible()
  const query = form.getByRole('textbox', { name: 'Mails that match' })
  await query.fill(`${word} -first`)
  await expect(form.getByText(/^Would have matched 0 of your last/)).toBeVisible()
  await expect(latest).toHaveCount(0)
  await query.fill(word)
  await expect(latest.getByRole('listitem')).toHaveCount(1)
  await form.getByRole('button', { name: 'Save rule' }).click()
  await expect(form.getByText('Choose at least one thing that the rule does.')).toBeVisible()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await form.getByLabel('Move to').click()
  await page.getByRole('option', { name: 'Archive' }).click()
  await form.getByLabel('Star', { exact: true }).check()
  await form.getByLabel('Do this to the mails that match already, too').check()
  await expect(form.getByText('1 mail that has arrived matches.')).toBeVisible()
  await form.getByRole('button', { name: 'Save rule' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('No mail is like this')).toBeVisible()
  await receive(`${word} second`)
  await page.goto(`/dashboard/mail/archive?q=${word} is:starred`)
  await expect(line(`${word} first`)).toBeVisible()
  await expect(line(`${word} second`)).toBeVisible()

  await page.getByRole('button', { name: 'Mail settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Mail settings' })
  await expect(settings.getByRole('listitem').filter({ hasText: word })).toContainText(
    'Move to: Archive, Star',
  )
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await settings.getByRole('button', { name: `Edit the rule for ${word}` }).click()
  const edited = page.getByRole('dialog', { name: 'Edit the rule' })
  await edited.getByRole('textbox', { name: 'Mails that match' }).fill(`in:inbox ${word}`)
  await edited.getByRole('button', { name: 'Save rule' }).click()
  await expect(edited.getByText('A rule cannot use in:, as it is about mails that arrive.')).toBeVisible()
  await edited.getByRole('textbox', { name: 'Mails that match' }).fill(`subject:${word}`)
  await edited.getByRole('button', { name: 'Save rule' }).click()
  await expect(edited).toBeHidden()
  const active = settings.getByRole('switch', { name: `Rule for subject:${word}` })
  await active.click()
  await expect(active).not.toBeChecked()
  await settings.getByRole('button', { name: `Delete the rule for subject:${word}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete rule' }).click()
  await expect(active).toHaveCount(0)
})
