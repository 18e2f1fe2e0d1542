import type { CDPSession, Page, Worker } from '@playwright/test'
import { newPerson, openWith } from '../auth-codes'
import { findingsOn } from '../examine/axe'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

const notificationsUrl = '/dashboard/user/account/notifications'

interface Recording {
  shown: { title: string; body: string; data: unknown }[]
  registration: {
    showNotification: (title: string, options: { body: string; data: unknown }) => Promise<void>
  }
}

/** Registers the service worker. This browser shows no notifications, so what it would show is recorded. */
async function recordingWorker(page: Page): Promise<Worker> {
  const started = page.context().waitForEvent('serviceworker')
  await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
    }
    const policy = trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url })
    await navigator.serviceWorker.register(policy.createScriptURL('/push-worker.js'))
    await navigator.serviceWorker.ready
  })
  const worker = await started
  await worker.evaluate(() => {
    const recording = self as unknown as Recording
    recording.shown = []
    recording.registration.showNotification = (title, { body, data }) => {
      recording.shown.push({ title, body, data })
      return Promise.resolve()
    }
  })
  return worker
}

const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as Recording).shown)

/** The id of the service worker's registration, as the browser names it. */
async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

test('a message that is pushed is shown while no page has the focus, and only then', async ({
  browser,
  server,
}) => {
  // The contexts that tests share have another page of the application, which has the focus.
  const page = await browser.newPage({ baseURL: server.url })
  await openWith(page, (await newPerson(page.request)).accessToken, '/dashboard/app')
  const worker = await recordingWorker(page)
  const session = await page.context().newCDPSession(page)
  const registrationId = await registrationOf(session)
  const deliver = (title: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify({ title, body: 'Hello', path: '/dashboard/chat/x', tag: title }),
    })
  await page.bringToFront()
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true)
  await deliver('Seen on the page')
  await page.goto('about:blank')
  await deliver('Ada')
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: 'Ada', body: 'Hello', data: { path: '/dashboard/chat/x' } }])
  await page.context().close()
})

test('a user chooses quiet hours, and what the browser tells them', async ({ page }) => {
  await openWith(page, (await newPerson(page.request)).accessToken, notificationsUrl)
  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: 'In this browser' })
  await expect(card.getByRole('switch', { name: /^Mails that arrive/ })).toBeVisible()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await main.getByLabel('Quiet from').click()
  await page.getByRole('option', { name: '22:00' }).click()
  await main.getByLabel('Quiet until').click()
  await page.getByRole('option', { name: '07:00' }).click()
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your account is saved.')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Quiet from')).toHaveValue('22:00')
})
