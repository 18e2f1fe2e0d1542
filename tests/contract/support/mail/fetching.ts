import { expect } from 'vitest'
import type { ServedMessage } from '#tests/support/imap-server/imap-server'
import type { Person, World } from '../worlds/world'

/** A mailbox elsewhere, as the API returns it. */
export interface Account {
  readonly id: string
  readonly isFetching: boolean
  readonly isActive: boolean
  readonly fetched: number
  readonly skipped: number
  readonly error: string | null
  readonly dueAt: string | null
}

/** A message of another server. */
export const served = (
  uid: number,
  subject: string,
  more: Partial<ServedMessage> & { readonly body?: string; readonly id?: string } = {},
): ServedMessage => ({
  uid,
  source: [
    `Message-ID: <${more.id ?? subject.toLowerCase().replaceAll(/\W+/g, '-')}@elsewhere.example>`,
    'From: Ann <ann@elsewhere.example>',
    'To: me@elsewhere.example',
    `Subject: ${subject}`,
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    '',
    more.body ?? `The text of ${subject}`,
    '',
  ].join('\r\n'),
  ...more,
})

/** The mails of a person, with their subjects. */
export async function mailsIn(person: Person, label = 'all') {
  const answer = await person.client.get(`/api/mail/mails?label=${label}&limit=100`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { mails: Record<string, unknown>[] }).mails
}
export const subjectsIn = async (person: Person, label = 'all') =>
  (await mailsIn(person, label)).map(({ subject }) => String(subject)).toSorted()

export async function accountsOf(person: Person): Promise<Account[]> {
  const answer = await person.client.get('/api/mail/accounts')
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { accounts: Account[] }).accounts
}

/** Makes a mailbox due, whatever its delay. */
export const makeDue = (world: World, id: string) =>
  world.database.query({
    text: `update "mail_fetches" set "dueAt" = now() - interval '1 second' where "account" = $1`,
    values: [id],
  })
