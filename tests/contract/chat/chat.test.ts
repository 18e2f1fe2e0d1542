import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuid7 } from '#server/db/uuid7'
import { corridor } from '../support/worlds/declared'
import { createPeople, createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface Message {
  id: string
  number: number
  body: string
  senderId: string
  isDeleted: boolean
  clientId?: string | null
}
interface Conversation {
  id: string
  conversationKey: string
  kind: string
  unreadCount: number
  firstUnread?: number | null
  participants: { id: string; username: string; seen: number }[]
  messages: Message[]
}
interface Sent {
  message: Message
  conversationId: string
  conversationKey: string
}

let world: World
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'admin', 'user')
})
afterAll(() => world.close())

async function sendMessage(from: Person, given: Record<string, unknown>): Promise<Sent> {
  const answer = await from.client.post('/api/chat/messages', { body: 'Hello', ...given })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Sent
}

const conversationsOf = async ({ client }: Person): Promise<Conversation[]> =>
  ((await client.get('/api/chat/conversations')).body as { conversations: Conversation[] }).conversations

const unreadOf = async (person: Person, id: string): Promise<number | undefined> =>
  (await conversationsOf(person)).find((item) => item.id === id)?.unreadCount

const read = async ({ client }: Person, key: string, more = ''): Promise<Conversation> => {
  const answer = await client.get(`/api/chat/conversation?conversationKey=${key}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { conversation: Conversation }).conversation
}

const usernameOf = async ({ id }: Person): Promise<string> => {
  const [row] = await world.database.query<{ username: string }>({
    text: 'select "username" from "users" where "id" = $1',
    values: [id],
  })
  return row?.username ?? ''
}

describe('chat', () => {
  it('lists contacts without the caller', async () => {
    const { contacts } = (await anna.client.get('/api/chat/contacts')).body as { contacts: { id: string }[] }
    const ids = contacts.map(({ id }) => id)
    expect(ids).toContain(bert.id)
    expect(ids).not.toContain(anna.id)
  })

  it('lists for a user the public profiles, the staff and the members of their conversations', async () => {
    const hidden = await createPerson(world.server, 'user')
    const ids = async () =>
      ((await carl.client.get('/api/chat/contacts')).body as { contacts: { id: string }[] }).contacts.map(
        ({ id }) => id,
      )
    expect(await ids()).toContain(anna.id)
    expect(await ids()).not.toContain(hidden.id)
    const refused = await carl.client.post('/api/chat/messages', { recipients: [hidden.id], body: 'Hi' })
    expect(refused.status).toBe(422)
    await sendMessage(anna, { recipients: [carl.id, hidden.id] })
    expect(await ids()).toContain(hidden.id)
  })

  it('has one conversation per two users, keyed by the other’s username, also when both start it at once', async () => {
    const [item, other] = await Promise.all([
      sendMessage(anna, { recipients: [bert.id], body: 'From Anna' }),
      sendMessage(bert, { recipients: [anna.id], body: 'From Bert' }),
    ])
    expect(item.conversationId).toBe(other.conversationId)
    expect(item.conversationKey).toBe(await usernameOf(bert))
    expect(other.conversationKey).toBe(await usernameOf(anna))
    const { messages } = await read(anna, item.conversationKey)
    expect(messages.map(({ number }) => number)).toEqual([1, 2])
    expect(messages.map(({ body }) => body).toSorted()).toEqual(['From Anna', 'From Bert'])
  })

  it('has group conversations, keyed by their id', async () => {
    const { conversationId, conversationKey } = await sendMessage(anna, {
      recipients: [bert.id, carl.id],
      name: 'Settlement',
    })
    expect(conversationKey).toBe(conversationId)
    const { participants, kind } = await read(carl, conversationKey)
    expect(kind).toBe('group')
    expect(participants.map(({ id }) => id).toSorted()).toEqual([anna.id, bert.id, carl.id].toSorted())
    const answer = await carl.client.get(`/api/chat/participants?conversationKey=${conversationKey}`)
    expect((answer.body as { participants: unknown[] }).participants).toHaveLength(3)
  })

  it('returns a message with id, body, content type, attachments, creation time and sender', async () => {
    const { message } = await sendMessage(anna, { recipients: [bert.id], body: 'To the letter' })
    expect(message).toMatchObject({
      body: 'To the letter',
      contentType: 'text',
      attachments: [],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      senderId: anna.id,
    })
  })

  it('stores one message for retries with the same client id, also at the same time', async () => {
    const clientId = uuid7()
    const given = { recipients: [bert.id], body: 'Once', clientId }
    const sent = await Promise.all([
      sendMessage(anna, given),
      sendMessage(anna, given),
      sendMessage(anna, given),
    ])
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1)
    const { messages } = await read(anna, sent[0]?.conversationKey ?? '')
    expect(messages.filter(({ body }) => body === 'Once')).toHaveLength(1)
  })

  it('sets unreadCount to 0 by mark-as-seen, also by GET, whose response must not be cached', async () => {
    const { conversationId } = await sendMessage(anna, { recipients: [carl.id], body: 'One' })
    await sendMessage(anna, { conversationId, body: 'Two' })
    expect(await unreadOf(carl, conversationId)).toBe(2)
    expect(await unreadOf(anna, conversationId)).toBe(0)
    const path = `/api/chat/conversation/mark-as-seen?conversationId=${conversationId}`
    const answer = await carl.client.get(path)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect((await carl.client.get(path)).status).toBe(204)
    expect(await unreadOf(carl, conversationId)).toBe(0)
  })

  it('marks a conversation as unread from a message on', async () => {
    const { conversationId } = await sendMessage(anna, { recipients: [carl.id], body: 'First' })
    const { message } = await sendMessage(anna, { conversationId, body: 'Second' })
    await sendMessage(anna, { conversationId, body: 'Third' })
    await carl.client.get(`/api/chat/conversation/mark-as-seen?conversationId=${conversationId}`)
    const marked = await carl.client.post('/api/chat/mark-as-unread', {
      conversationId,
      messageId: message.id,
    })
    expect(marked.body).toEqual({ unreadCount: 2 })
    const last = await carl.client.post('/api/chat/mark-as-unread', { conversationId })
    expect(last.body).toEqual({ unreadCount: 1 })
  })

  it('pages back through older messages', async () => {
    const { conversationId } = await sendMessage(anna, { recipients: [bert.id, carl.id], body: 'M1' })
    for (let index = 2; index <= 12; index++) await sendMessage(anna, { conversationId, body: `M${index}` })
    const newest = await read(bert, conversationId, '&limit=5')
    expect(newest.messages.map(({ body }) => body)).toEqual(['M8', 'M9', 'M10', 'M11', 'M12'])
    const older = await read(bert, conversationId, `&limit=5&before=${newest.messages[0]?.number}`)
    expect(older.messages.map(({ body }) => body)).toEqual(['M3', 'M4', 'M5', 'M6', 'M7'])
  })

  it('returns the first unread message, also from before the newest page, and pages around a message', async () => {
    const { conversationId, message } = await sendMessage(anna, {
      recipients: [bert.id, carl.id],
      body: 'U1',
    })
    for (let index = 2; index <= 60; index++) await sendMessage(anna, { conversationId, body: `U${index}` })
    const newest = await read(carl, conversationId)
    expect([newest.unreadCount, newest.firstUnread, newest.messages[0]?.number]).toEqual([60, 1, 11])
    const around = await read(carl, conversationId, `&around=${newest.messages[9]?.id}&limit=10`)
    expect(around.messages.map(({ number }) => number)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    const first = await read(carl, conversationId, `&around=${message.id}&limit=10`)
    expect(first.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    const foreign = `/api/chat/conversation?conversationKey=${conversationId}&around=${uuid7()}`
    expect((await carl.client.get(foreign)).status).toBe(404)
    expect((await read(anna, conversationId)).firstUnread).toBeNull()
  })

  it('returns the client id of a message to its sender only', async () => {
    const clientId = uuid7()
    const { conversationId } = await sendMessage(anna, {
      recipients: [bert.id, carl.id],
      body: 'Mine',
      clientId,
    })
    expect((await read(anna, conversationId)).messages.at(-1)?.clientId).toBe(clientId)
    expect((await read(carl, conversationId)).messages.at(-1)?.clientId).toBeNull()
  })

  it('finds a message by its text and returns the conversation that contains it', async () => {
    const { message, conversationId } = await sendMessage(anna, {
      recipients: [carl.id],
      body: 'The quokka invoice is late',
    })
    const found = (await carl.client.get('/api/search?q=quokka')).body as { records: object[] }
    expect(found.records).toMatchObject([
      { resource: 'messages', id: message.id, shownIn: conversationId, title: 'The quokka invoice is late' },
    ])
    expect((await bert.client.get('/api/search?q=quokka')).body).toMatchObject({ records: [] })
  })

  it('lets users edit and retract only their own messages; a retracted one stays as an empty message', async () => {
    const { message, conversationKey, conversationId } = await sendMessage(anna, {
      recipients: [bert.id],
      body: 'Oops',
    })
    const path = `/api/messages/${message.id}`
    expect((await bert.client.post(`${path}/reword`, { body: 'Mine now' })).status).toBe(403)
    expect((await anna.client.post(`${path}/reword`, { body: 'Better' })).status).toBe(200)
    expect((await bert.client.post(`${path}/retract`)).status).toBe(403)
    const before = await unreadOf(bert, conversationId)
    expect((await anna.client.post(`${path}/retract`)).status).toBe(200)
    expect(await unreadOf(bert, conversationId)).toBe((before ?? 0) - 1)
    const { messages } = await read(anna, conversationKey)
    expect(messages.at(-1)).toMatchObject({ id: message.id, body: '', isDeleted: true })
    expect((await anna.client.post(`${path}/reword`, { body: 'Again' })).status).toBe(403)
  })

  it('is readable by its participants only, whatever their role, through every endpoint', async () => {
    const { message, conversationId, conversationKey } = await sendMessage(anna, {
      recipients: [carl.id],
      body: 'Zanzibar is our secret',
    })
    const { client } = bert
    const missing = [
      `/api/chat/conversation?conversationKey=${conversationId}`,
      `/api/chat/conversation/mark-as-seen?conversationId=${conversationId}`,
      `/api/chat/participants?conversationKey=${conversationId}`,
      `/api/conversations/${conversationId}`,
      `/api/conversations/${conversationId}/history`,
      `/api/messages/${message.id}`,
      `/api/messages/${message.id}/history`,
    ]
    for (const path of missing) expect((await client.get(path)).status, path).toBe(404)
    const open = [
      '/api/chat/conversations',
      '/api/messages?_start=0&_end=1000',
      '/api/messages?q=zanzibar',
      '/api/messages/export?format=csv',
      '/api/conversations/export?format=csv',
      '/api/search?q=zanzibar',
      '/api/audit?_start=0&_end=1000',
    ]
    for (const path of open) {
      const { text } = await client.get(path)
      expect(text, path).not.toContain('Zanzibar is')
      expect(text, path).not.toContain(conversationKey === conversationId ? conversationId : 'Zanzibar')
    }
    expect((await client.post('/api/chat/messages', { conversationId, body: 'Hi' })).status).toBe(404)
    expect((await client.post('/api/chat/mark-as-unread', { conversationId })).status).toBe(404)
    expect((await client.post(`/api/conversations/${conversationId}/post`, { body: 'Hi' })).status).toBe(404)
  })

  it('answers invalid input with 404 or 422', async () => {
    const { client } = anna
    expect((await client.get('/api/chat/conversation')).status).toBe(422)
    expect((await client.get('/api/chat/conversation?conversationKey=nobody-of-that-name')).status).toBe(404)
    expect((await client.get('/api/chat/conversation?conversationKey=%00')).status).toBe(422)
    expect((await client.get('/api/chat/conversation/mark-as-seen?conversationId=x')).status).toBe(404)
    expect((await client.post('/api/chat/messages', { body: 'Hi' })).status).toBe(422)
    expect((await client.post('/api/chat/messages', { recipients: [anna.id], body: 'Hi' })).status).toBe(422)
    expect((await client.post('/api/chat/messages', { recipients: [bert.id], body: ' ' })).status).toBe(422)
  })
})
