import { expect } from 'vitest'
import type { Person } from '../worlds/world'

/** Sends a mail of a person, and returns it. */
export async function sendMail<Mail>({ client }: Person, given: Record<string, unknown>): Promise<Mail> {
  const answer = await client.post('/api/mail/send', given)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { mail: Mail }).mail
}

/** The mails of a person that match a query. */
export async function listMails<Mail>({ client }: Person, query: string): Promise<Mail[]> {
  const answer = await client.get(`/api/mail/mails?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { mails: Mail[] }).mails
}
