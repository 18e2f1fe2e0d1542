import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  callChat,
  listedConversation,
  readConversation,
  sendMessage,
  type ChatMessage,
} from '../support/business/chat'
import { corridor } from '../support/worlds/declared'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

type Root = ChatMessage & { replyCount: number; unreadCount?: number }
let world: World
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'manager', 'user')
})
afterAll(() => world.close())

const begin = async () => {
  const { conversationId, message } = await sendMessage(anna, {
    recipients: [bert.id, carl.id],
    body: 'Root',
  })
  return { conversationId, root: message.id }
}
const threadOf = async ({ client }: Person, id: string) =>
  (await client.get(`/api/chat/thread?messageId=${id}`)).body as { root: Root; replies: ChatMessage[] }
const unreadIn = async ({ client }: Person, id: string) =>
  ((await client.get('/api/chat/threads')).body as { threads: Root[] }).threads.find((item) => item.id === id)
    ?.unreadCount

it('replies are in their thread, counted on the message, and not in the conversation', async () => {
  const { conversationId, root } = await begin()
  await sendMessage(bert, { threadId: root, body: 'First reply' })
  await sendMessage(anna, { threadId: root, body: 'Second reply' })
  const { replies, root: read } = await threadOf(carl, root)
  expect(replies.map(({ body, number }) => [number, body])).toEqual([
    [1, 'First reply'],
    [2, 'Second reply'],
  ])
  expect(read.replyCount).toBe(2)
  const { messages } = await readConversation(carl, conversationId)
  expect(messages.map(({ body }) => body)).toEqual(['Root'])
  expect((await listedConversation(carl, conversationId))?.unreadCount).toBe(1)
  await sendMessage(anna, { conversationId, body: 'Next' })
  expect((await readConversation(carl, conversationId)).messages.map(({ number }) => number)).toEqual([1, 2])
})

it('new replies are unread for those who take part, until they have seen them', async () => {
  const { root } = await begin()
  await sendMessage(bert, { threadId: root, body: 'For Anna' })
  expect([await unreadIn(anna, root), await unreadIn(bert, root), await unreadIn(carl, root)]).toEqual([
    1,
    0,
    undefined,
  ])
  await callChat(anna, 'thread/seen', { messageId: root })
  expect(await unreadIn(anna, root)).toBe(0)
  await sendMessage(anna, { threadId: root, body: 'Back' })
  expect(await unreadIn(bert, root)).toBe(1)
})

it('a retry with the same client id is one reply', async () => {
  const { root } = await begin()
  const given = { threadId: root, body: 'Once', clientId: `once ${root}` }
  await Promise.all([sendMessage(bert, given), sendMessage(bert, given)])
  expect((await threadOf(anna, root)).replies).toHaveLength(1)
})

it('is for participants only; a reply has no thread of its own', async () => {
  const { root } = await begin()
  const { message } = await sendMessage(bert, { threadId: root, body: 'Reply' })
  const [outsider] = await createPeople(world.server, 'admin')
  const send = ({ client }: Person, threadId: string) =>
    client.post('/api/chat/messages', { threadId, body: 'In' })
  expect((await send(outsider as Person, root)).status).toBe(404)
  expect((await send(anna, message.id)).status).toBe(404)
  expect((await send(anna, 'x')).status).toBe(404)
  expect((await anna.client.post('/api/chat/messages', { threadId: root, body: ' ' })).status).toBe(422)
  const { client } = outsider as Person
  expect((await client.get(`/api/chat/thread?messageId=${root}`)).status).toBe(404)
  await callChat(outsider as Person, 'thread/seen', { messageId: root }, 404)
})
