import type { Page } from '@playwright/test'
import {
  displays,
  expect,
  expectNothing,
  expectUnchanged,
  heldTest as test,
  setCookies,
} from '../examine/held'
import { withFonts } from '../examine/rest'
import { restlessness, unnoticedShift } from '../examine/shifts'
import { personOf } from '../mail/mail-person'

// The mailbox is rendered before the application has loaded, which is held back until `load`.

/** Sends mails from the manager to the user, and returns the subject of the last one. */
async function receive(page: Page, name: string, count: number): Promise<string> {
  const { send } = await personOf(page.request, 'manager')
  let subject = ''
  for (let number = 1; number <= count; number++) {
    subject = `${name} ${number} ${Date.now()}`
    await send({ to: [{ address: 'user@corridor.example' }], subject, body: '<p>A text of some words.</p>' })
  }
  return subject
}

const lineOf = (page: Page, subject: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(subject) })

/** The boxes of the rows, and the heights and vertical positions of everything that is shown in the mailbox. */
const boxesOn = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, a, button, input, time, li')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent
      // Texts on a phone have other widths until the font has come with the application.
      const across = element.matches('li:has(time), li > input') ? [x, width] : []
      return [name, y, height, ...across].join(' ')
    }),
  )

for (const [name, width, cookies] of displays)
  test(`the mails of a label are shown before the application has loaded, and stay in place, ${name}`, async ({
    openHeld,
  }) => {
    const held = await openHeld('/favicon.svg', 'user')
    const { page } = held
    const subject = await receive(page, 'Early', 3)
    await setCookies(page, cookies)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard/mail/inbox')
    await expect(lineOf(page, subject)).toBeVisible()
    await withFonts(page.getByRole('heading', { level: 1 }), lineOf(page, subject))
    const sent = await expectUnchanged(held, () => boxesOn(page))
    for (const read of ['labels', 'conversations']) expect(sent).not.toContain(`/api/mail/${read}`)
  })

test('a label without mails says so before the application has loaded, and stays in place', async ({
  openHeld,
}) => {
  const held = await openHeld('/favicon.svg', 'user')
  const { page } = held
  // Whatever other tests do with the mails, this list is empty.
  await page.route('**/api/mail/conversations?*', (route) => route.fulfill({ json: { conversations: [] } }))
  await page.goto('/dashboard/mail/snoozed')
  await expectNothing(held, 'Nothing here', boxesOn)
})

test('a mail that is opened before the application has loaded is read once it has', async ({ openHeld }) => {
  const { page, load } = await openHeld('/favicon.svg', 'user')
  const subject = await receive(page, 'Opened', 1)
  await page.goto('/dashboard/mail/inbox')
  await lineOf(page, subject).click()
  await expect(page).toHaveURL(/\/dashboard\/mail\/inbox\/[\w-]+$/)
  await load()
  await expect(page.getByRole('main').getByRole('heading', { name: subject })).toBeVisible()
})

test('what is pressed and selected before the application has loaded is repeated in it', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg', 'user')
  const subject = await receive(page, 'Selected', 1)
  await page.goto('/dashboard/mail/inbox')
  await page.getByRole('checkbox', { name: `Select ${subject}` }).check()
  await page.getByRole('button', { name: 'Mail settings' }).click()
  await load()
  const settings = page.getByRole('dialog', { name: 'Mail settings' })
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await expect(page.getByRole('checkbox', { name: `Select ${subject}` })).toBeChecked()
  await expect(page.getByRole('main').getByText('1 selected', { exact: true })).toBeVisible()
})

test('on a phone the labels stay where they have been scrolled to', async ({ openHeld }) => {
  const { page, load } = await openHeld('/favicon.svg', 'user')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/dashboard/mail/inbox')
  const labels = page.getByRole('navigation', { name: 'Labels' })
  await expect(labels.getByRole('link').first()).toBeVisible()
  await labels.evaluate((element) => element.scrollTo({ left: 120 }))
  await load()
  await expect(labels.getByRole('link').first()).toBeVisible()
  expect(await labels.evaluate((element) => element.scrollLeft)).toBe(120)
})

test('a label that does not exist, and a search, are left to the application', async ({ openHeld }) => {
  const { page, load } = await openHeld('/dashboard/mail/no-such-label', 'user')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  await load()
  await expect(page.getByRole('navigation', { name: 'Labels' })).toBeVisible()
  const searched = await openHeld('/dashboard/mail/all?q=nothing-has-this-text', 'user')
  await expect(searched.page.getByRole('banner')).toBeVisible()
  await expect(searched.page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await searched.load()
  await expect(searched.page.getByText('No mail is like this')).toBeVisible()
})

test('on a system without a Chinese font a mailbox in Chinese is shown once the application has brought one', async ({
  openHeld,
}) => {
  const { page, load } = await openHeld('/favicon.svg', 'user')
  await setCookies(page, { i18nextLng: 'cn' })
  await page.goto('/dashboard/mail/inbox')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await load()
  await expect(page.getByRole('heading', { level: 1, name: '邮件', exact: true })).toBeVisible()
  expect(await restlessness(page, 0, unnoticedShift)).toEqual([])
})
