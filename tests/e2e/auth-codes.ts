import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { register } from './account/register'

/** A unique email address. */
export const newAddress = (): string => `ada-${Date.now()}-${Math.floor(Math.random() * 1e6)}@people.example`

/** The Authorization header of the demo administrator. */
export async function asAdmin(request: APIRequestContext): Promise<{ Authorization: string }> {
  const answer = await request.post('/api/account/login', {
    data: { email: 'admin@corridor.example', password: 'corridor' },
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { Authorization: `Bearer ${accessToken}` }
}

/** The code in the latest mail to an address, read from the outbox as an administrator. */
export async function codeFor(request: APIRequestContext, email: string, kind: string): Promise<string> {
  const headers = await asAdmin(request)
  const query = new URLSearchParams({ q: email, kind, _sort: 'createdAt', _order: 'desc' })
  let code: string | undefined
  await expect(async () => {
    const mails = await request.get(`/api/outbox?${query}`, { headers })
    const [mail] = (await mails.json()) as { text: string | null }[]
    code = mail?.text?.match(/\b\d{6}\b/)?.[0]
    expect(code).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return code ?? ''
}

export interface Person {
  readonly id: string
  readonly email: string
  readonly accessToken: string
}
export const personsPassword = 'slow green rivers'

/** Registers a user and verifies their address. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const email = newAddress()
  const account = { email, password: personsPassword, firstName: 'Ada', lastName: 'Byron' }
  await register(request, account)
  const code = await codeFor(request, email, 'verify')
  const verified = await request.post('/api/account/verify', { data: { email, code } })
  const { accessToken, user } = (await verified.json()) as { accessToken: string; user: { id: string } }
  return { id: user.id, email, accessToken }
}

/** Makes a user a manager, who may invite others. */
export async function promote(request: APIRequestContext, id: string): Promise<void> {
  const answer = await request.patch(`/api/users/${id}`, {
    data: { role: 'manager' },
    headers: await asAdmin(request),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens a page with an access token in localStorage. */
export async function openWith(page: Page, accessToken: string, path: string): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)
  await page.goto(path)
}

/** A token without a valid signature: the browser only reads its expiry. */
export function tokenUntil(seconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'u', exp: seconds })}.none`
}
/** The time in that many seconds, as in the `exp` claim: seconds since the epoch. */
export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
