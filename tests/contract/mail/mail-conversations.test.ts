import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whole } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  id: string
  folder: string
  subject: string | null
  thread: string
  isRead: boolean
}
interface Conversation {
  mail: Mail
  count: number
  unreadCount: number
  draftCount: number
  people: { name: string | null; address: string; isUnread: boolean }[]
  isStarred: boolean
  labels: string[]
}

let world: World
beforeAll(async () => void (world = await createWorld(whole)))
afterAll(() => world.close())

const newPerson = (role: 'admin' | 'manager' | 'user' = 'user') => createPerson(world.server, role)
const to = (...people: readonly Person[]) => people.map(({ email }) => ({ address: email }))

const send = (from: Person, given: Record<string, unknown>) => sendMail<Mail>(from, given)
const mailsOf = (person: Person, query: string) => listMails<Mail>(person, query)

async function listed({ client }: Person, query: string) {
  const answer = await client.get(`/api/mail/conversations?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { conversations: Conversation[]; next?: string }
}

const change = async ({ client }: Person, ids: readonly string[], verb: string, more: object = {}) => {
  const answer = await client.post('/api/mail/update', { ids, verb, whole: true, ...more })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { changed: number; batch: string; labels: { id: string; unreadCount: number }[] }
}

/** Two people with a conversation of three mails, the last of which the second one has received. */
async function createConversation() {
  const [anna, bert] = [await newPerson('manager'), await newPerson()]
  await send(anna, { to: to(bert), subject: 'Terms', body: '<p>One</p>' })
  const [first] = await mailsOf(bert, 'label=inbox')
  await send(bert, { to: to(anna), inReplyTo: first?.id, subject: 'Re: Terms', body: '<p>Two</p>' })
  const [second] = await mailsOf(anna, 'label=inbox')
  await send(anna, { to: to(bert), inReplyTo: second?.id, subject: 'Re: Terms', body: '<p>Three</p>' })
  return { anna, bert }
}

describe('conversations', () => {
  it('are lines of a list with what their mails have together', async () => {
    const { anna, bert } = await createConversation()
    await send(anna, { to: to(bert), subject: 'Other' })
    const { conversations } = await listed(bert, 'label=inbox')
    expect(conversations.map(({ mail, count }) => [mail.subject, count])).toEqual([
      ['Other', 1],
      ['Re: Terms', 3],
    ])
    const [, terms] = conversations
    expect(terms).toMatchObject({ unreadCount: 2, draftCount: 0, isStarred: false, labels: [] })
    expect(terms?.people.map(({ address, isUnread }) => [address, isUnread])).toEqual([
      [anna.email, true],
      [bert.email, false],
    ])
    expect(terms?.mail).not.toHaveProperty('body')
    const sent = await listed(bert, 'label=sent')
    expect(sent.conversations.map(({ mail, count }) => [mail.folder, count])).toEqual([['sent', 3]])
  })

  it('come in pages without repetition, also where a search matches an older mail', async () => {
    const { anna, bert } = await createConversation()
    for (const index of [1, 2, 3, 4]) await send(anna, { to: to(bert), subject: `Page ${index}` })
    const first = await listed(bert, 'label=inbox&limit=2')
    const rest = await listed(bert, `label=inbox&cursor=${encodeURIComponent(String(first.next))}`)
    expect(rest.next).toBeUndefined()
    const all = [...first.conversations, ...rest.conversations].map(({ mail }) => mail.subject)
    expect(all).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1', 'Re: Terms'])
    const found = await listed(bert, 'label=all&q=One')
    expect(found.conversations.map(({ mail, count }) => [mail.subject, count])).toEqual([['Terms', 3]])
  })

  it('count drafts apart, and mails in the trash not at all', async () => {
    const { bert } = await createConversation()
    const [latest, first] = await mailsOf(bert, 'label=inbox')
    await bert.client.post('/api/mail/drafts', { inReplyTo: latest?.id, subject: 'Re: Terms' })
    await bert.client.post('/api/mail/update', { ids: [first?.id], verb: 'moveTo', folder: 'trash' })
    const { conversations } = await listed(bert, 'label=inbox')
    expect(conversations).toMatchObject([{ count: 2, draftCount: 1, unreadCount: 1 }])
    expect((await listed(bert, 'label=trash')).conversations).toMatchObject([{ count: 1 }])
    expect((await listed(bert, 'label=drafts')).conversations).toMatchObject([{ mail: { folder: 'drafts' } }])
  })

  it('are changed as a whole, and the labels count them', async () => {
    const { anna, bert } = await createConversation()
    const [line] = (await listed(bert, 'label=inbox')).conversations
    const id = String(line?.mail.id)
    const counts = async () => {
      const { labels } = (await bert.client.get('/api/mail/labels')).body as {
        labels: { id: string; unreadCount: number }[]
      }
      return labels.find((label) => label.id === 'inbox')?.unreadCount
    }
    expect(await counts()).toBe(1)
    expect(await change(bert, [id], 'markRead')).toMatchObject({ changed: 2 })
    expect(await counts()).toBe(0)
    expect(await change(bert, [id], 'markUnread')).toMatchObject({ changed: 1 })
    expect(await counts()).toBe(1)
    expect(await change(bert, [id], 'star')).toMatchObject({ changed: 1 })
    expect(await change(bert, [id], 'unstar')).toMatchObject({ changed: 1 })
    expect(await change(bert, [id], 'markImportant')).toMatchObject({ changed: 3 })
    expect(await change(bert, [id], 'moveTo', { folder: 'archive' })).toMatchObject({ changed: 2 })
    expect((await listed(bert, 'label=inbox')).conversations).toEqual([])
    expect((await mailsOf(bert, 'label=sent')).length).toBe(1)
    expect(await change(bert, [id], 'moveTo', { folder: 'trash' })).toMatchObject({ changed: 3 })
    expect((await listed(bert, 'label=trash')).conversations).toMatchObject([{ count: 3 }])
    expect(await change(bert, [id], 'delete')).toMatchObject({ changed: 3 })
    expect((await listed(bert, 'label=trash')).conversations).toEqual([])
    expect((await listed(anna, 'label=all')).conversations).toMatchObject([{ count: 3 }])
  })

  it('are as before after an undo, each mail in its own folder', async () => {
    const { anna, bert } = await createConversation()
    const [line] = (await listed(bert, 'label=inbox')).conversations
    const folders = async () => (await mailsOf(bert, 'label=all')).map(({ folder }) => folder).toSorted()
    const before = await folders()
    const moved = await change(bert, [String(line?.mail.id)], 'moveTo', { folder: 'trash' })
    expect(await folders()).toEqual([])
    const undo = (person: Person, batch: string) => person.client.post('/api/mail/undo', { batch })
    expect((await undo(anna, moved.batch)).status).toBe(404)
    expect((await undo(bert, 'nothing')).status).toBe(404)
    expect((await undo(bert, moved.batch)).body).toMatchObject({ changed: 3 })
    expect(await folders()).toEqual(before)
    expect((await undo(bert, moved.batch)).body).toMatchObject({ changed: 0 })
  })

  it('of other users are neither listed nor changed', async () => {
    const { bert } = await createConversation()
    const other = await newPerson('admin')
    expect((await listed(other, 'label=all')).conversations).toEqual([])
    const [mail] = await mailsOf(bert, 'label=inbox')
    const given = { ids: [mail?.id], verb: 'markRead', whole: true }
    expect((await other.client.post('/api/mail/update', given)).status).toBe(404)
    expect((await other.client.get('/api/mail/conversations?label=nothing')).status).toBe(422)
  })
})
