import { readFile } from 'node:fs/promises'
import { newPerson, openWith } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const mail = (subject: string, headers = '') =>
  `From grace@elsewhere.example Mon Mar  2 10:00:00 2020
From: Grace Hopper <grace@elsewhere.example>
To: ada@people.example
Subject: ${subject}
Date: Mon, 2 Mar 2020 10:00:00 +0000
Message-ID: <${subject.replaceAll(' ', '-')}@elsewhere.example>
${headers}
Text of ${subject}

`

test('the file of a mailbox is imported, its mails are skipped the second time, and a label is exported', async ({
  page,
}) => {
  const person = await newPerson(page.request)
  await openWith(page, person.accessToken, '/dashboard/mail/inbox')
  const buffer = Buffer.from(
    mail('First letter', 'X-Gmail-Labels: Inbox,Unread,Ships\n') + mail('Second letter'),
  )
  const importFile = async () => {
    await page.getByRole('button', { name: 'Mail settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Mail settings' })
    const file = { name: 'letters.mbox', mimeType: 'application/mbox', buffer }
    await settings.getByLabel('File of a mailbox').setInputFiles(file)
    await expect(settings.getByText('The import has started.')).toBeVisible()
    await still(page)
    expect(await findingsOn(page)).toEqual([])
    await settings.getByRole('link', { name: 'Show progress' }).click()
    await expect(page.getByRole('heading', { name: 'letters.mbox' })).toBeVisible()
    await expect(page.getByText('Finished').first()).toBeVisible()
  }
  await importFile()
  await page.goto('/dashboard/mail/inbox')
  await expect(page.getByRole('link', { name: /First letter/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ships/ })).toBeVisible()
  await page.goto('/dashboard/mail/archive')
  await expect(page.getByRole('link', { name: /Second letter/ })).toBeVisible()
  await importFile()
  await expect(page.getByText('The mailbox has this message already.').first()).toBeVisible()

  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('button', { name: 'Mail settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Mail settings' })
  // The text of the signature gets the focus when it has loaded, which would close the options.
  await expect(settings.getByRole('textbox', { name: 'Signature' })).toBeFocused()
  await settings.getByLabel('Which mails').click()
  await page.getByRole('option', { name: 'Ships' }).click()
  await settings.getByRole('button', { name: 'Export', exact: true }).click()
  await settings.getByRole('link', { name: 'Show the file' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.mbox$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('X-Gmail-Labels: Inbox,Unread,Ships\n')
  expect(text.match(/^Subject: .*$/gm)).toEqual(['Subject: First letter'])
})
