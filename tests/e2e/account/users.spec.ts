import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { preparedData } from '../../support/prepared-data'
import { startServer } from '../../support/server'
import { asAdmin, codeFor, newAddress, personsPassword } from '../auth-codes'
import { expect, testWithServer } from '../fixtures'
import { register } from './register'
import { chooseOption } from '../choose-option'

/** A server on which an administrator approves new users. */
const test = testWithServer(async () =>
  startServer({ copyOf: await preparedData('demo'), env: { SIGN_UP: 'approval' } }),
)

const list = '/dashboard/user/list'
const tab = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${name}`) })
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click()
const alert = (page: Page) => page.getByRole('alert')

/** A unique last name. */
const newName = () => `Byron ${Math.random().toString(36).slice(2, 10)}`

/** Registers a user and verifies their address; the account then waits for approval. */
async function applicant(request: APIRequestContext): Promise<{ email: string; name: string }> {
  const [email, lastName] = [newAddress(), newName()]
  const given = { email, password: personsPassword, firstName: 'Ada', lastName }
  await register(request, given)
  const code = await codeFor(request, email, 'verify')
  const verified = await request.post('/api/account/verify', { data: { email, code } })
  expect(verified.status()).toBe(403)
  return { email, name: `Ada ${lastName}` }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(personsPassword)
  await press(page, 'Log in')
}

/** Opens the page of a user from the list. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(`${list}?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a new user waits for approval under Pending, is approved, and later banned with a reason', async ({
  page,
  signedInPage,
}) => {
  test.slow()
  const { email, name } = await applicant(page.request)
  await logIn(page, email)
  await expect(alert(page)).toHaveText('This account waits for approval.')

  const admin = await signedInPage('admin')
  await admin.goto(`${list}?q=${encodeURIComponent(name)}`)
  const link = admin.getByRole('link', { name, exact: true })
  await expect(link).toBeVisible()
  await tab(admin, 'Active').click()
  await expect(admin.getByText('Nothing matches')).toBeVisible()
  await tab(admin, 'Pending').click()
  await expect(tab(admin, 'Pending')).toHaveAttribute('aria-pressed', 'true')
  await link.click()
  await press(admin, 'Approve')
  await expect(admin.getByText(`${name} is now “Active”.`)).toBeVisible()

  await logIn(page, email)
  await expect(page.getByRole('heading', { name: `Welcome back, ${name}` })).toBeVisible()

  await press(admin, 'Ban')
  const dialog = admin.getByRole('dialog', { name: `Ban: ${name}?` })
  await press(dialog, 'Ban')
  await expect(dialog.getByText('Fill this in.')).toBeVisible()
  await dialog.getByLabel(/^Reason/).fill('Several chargebacks.')
  await press(dialog, 'Ban')
  await expect(admin.getByText(`${name} is now “Banned”.`)).toBeVisible()
  await page.goto('/dashboard/customers')
  await expect(page).toHaveURL(/\/auth\/login/)
  await logIn(page, email)
  await expect(alert(page).getByRole('paragraph')).toHaveText([
    'This account is banned. Ask your administrator.',
    'Reason: Several chargebacks.',
  ])
})

test('rejecting a user asks for confirmation, and the user gets a message at sign-in', async ({
  page,
  signedInPage,
}) => {
  const { email, name } = await applicant(page.request)
  const admin = await signedInPage('admin')
  await openPerson(admin, name)
  await press(admin, 'Reject')
  const question = admin.getByRole('alertdialog', { name: `Reject: ${name}?` })
  await press(question, 'Cancel')
  await expect(question).toHaveCount(0)
  await press(admin, 'Reject')
  await press(question, 'Reject')
  await expect(admin.getByText(`${name} is now “Rejected”.`)).toBeVisible()
  await logIn(page, email)
  await expect(alert(page)).toHaveText('This account was not approved. Ask your administrator.')
})

test('an invitation with a role is accepted by its link, and the list of users can be filtered by that role', async ({
  page,
  signedInPage,
}) => {
  test.slow()
  const [email, lastName] = [newAddress(), newName()]
  const admin = await signedInPage('admin')
  await admin.goto('/dashboard/invitations/new')
  await admin.getByLabel(/^Email/).fill(email)
  await chooseOption(admin.getByLabel(/^Role/), 'Manager')
  await press(admin, 'Save')
  await expect(admin.getByText(`${email} was created.`)).toBeVisible()

  await page.goto(await invitationTo(page.request, email))
  await expect(page.getByText(`You are invited. Register with ${email}.`)).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill(lastName)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(personsPassword)
  await press(page, 'Register')
  await expect(page.getByRole('heading', { name: `Welcome back, Ada ${lastName}` })).toBeVisible()

  await admin.goto(`/dashboard/invitations?q=${encodeURIComponent(email)}`)
  await expect(admin.getByRole('row').nth(1)).toContainText('Accepted')
  await admin.goto(`${list}?q=${encodeURIComponent(lastName)}`)
  const link = admin.getByRole('link', { name: `Ada ${lastName}`, exact: true })
  await expect(link).toBeVisible()
  const filterBy = async (role: string) => {
    await admin.getByRole('button', { name: /^Filter/ }).click()
    await chooseOption(admin.getByLabel('Field', { exact: true }), 'Role')
    await admin.getByRole('checkbox', { name: role }).check()
    await press(admin, 'Apply')
  }
  await filterBy('Admin')
  await expect(admin.getByText('Nothing matches')).toBeVisible()
  await admin.getByRole('button', { name: /^Remove the filter Role/ }).click()
  await expect(link).toBeVisible()
  await filterBy('Manager')
  await expect(admin.getByRole('button', { name: 'Filter 1 condition' })).toBeVisible()
  await expect(link).toBeVisible()
  await press(admin, 'Clear all')
  await expect(admin.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
})

/** The path of the link in an invitation, read from the outbox as an administrator. */
async function invitationTo(request: APIRequestContext, email: string): Promise<string> {
  const headers = await asAdmin(request)
  let path: string | undefined
  await expect(async () => {
    const query = new URLSearchParams({ q: email, kind: 'invitation' })
    const [mail] = (await (await request.get(`/api/outbox?${query}`, { headers })).json()) as {
      text: string | null
    }[]
    path = mail?.text?.match(/\/auth\/register\?invitation=[\w.-]+/)?.[0]
    expect(path).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return path ?? ''
}
