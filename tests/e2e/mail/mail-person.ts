import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** A demo account that sends mails, and finds them, through the API. */
export async function personOf(request: APIRequestContext, role: 'manager' | 'user') {
  const email = `${role}@corridor.example`
  const signedIn = await request.post('/api/account/login', { data: { email, password: 'corridor' } })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { Authorization: `Bearer ${accessToken}` }
  return {
    address: { address: email },
    send: async (data: object): Promise<{ id: string }> => {
      const answer = await request.post('/api/mail/send', { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return ((await answer.json()) as { mail: { id: string } }).mail
    },
    find: async (subject: string): Promise<{ id: string }> => {
      const query = new URLSearchParams({ label: 'inbox', limit: '20' })
      const answer = await request.get(`/api/mail/mails?${query}`, { headers })
      const { mails } = (await answer.json()) as { mails: { id: string; subject: string }[] }
      const found = mails.find((mail) => mail.subject === subject)
      if (!found) throw new Error(`${subject} did not arrive`)
      return found
    },
  }
}

/** Holds the mails that a page sends for other than ten seconds; for none, they are sent at once. */
export const holdMails = (page: Page, holdSeconds: number) =>
  page.route('**/api/mail/send', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), holdSeconds } }),
  )
