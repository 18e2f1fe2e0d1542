import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  callChat,
  listedConversation,
  markAsSeen,
  readConversation,
  sendMessage,
} from '../support/business/chat'
import type { ChatMessage } from '../support/business/chat'
import { corridor } from '../support/worlds/declared'
import { openStream, type OpenStream } from '../support/worlds/stream'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let anna: Person
let bert: Person
let carl: Person
const streams: OpenStream[] = []
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'manager', 'user')
})
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})
afterAll(() => world.close())

/** A group of Anna and Bert with some messages of Anna. */
async function groupWith(count: number) {
  const { conversationId, message } = await sendMessage(anna, {
    recipients: [bert.id, carl.id],
    body: 'Message 1',
  })
  const messages = [message]
  for (let number = 2; number <= count; number++)
    messages.push((await sendMessage(anna, { conversationId, body: `Message ${number}` })).message)
  return { conversationId, messages }
}

describe('messages are seen', () => {
  it('up to a number, and never fewer than before', async () => {
    const { conversationId } = await groupWith(5)
    await markAsSeen(bert, conversationId, '&upTo=3')
    expect(await readConversation(bert, conversationId)).toMatchObject({ unreadCount: 2, firstUnread: 4 })
    await markAsSeen(bert, conversationId, '&upTo=1')
    expect((await readConversation(bert, conversationId)).unreadCount).toBe(2)
    const path = `/api/chat/conversation/mark-as-seen?conversationId=${conversationId}&upTo=x`
    expect((await bert.client.get(path)).status).toBe(422)
    await markAsSeen(bert, conversationId, '&upTo=999')
    await sendMessage(anna, { conversationId })
    expect((await readConversation(bert, conversationId)).unreadCount).toBe(1)
  })

  it('not while they are kept unread, until the conversation is opened again', async () => {
    const { conversationId, messages } = await groupWith(5)
    await markAsSeen(bert, conversationId)
    await callChat(bert, 'mark-as-unread', { conversationId, messageId: messages[1]?.id }, 200)
    await markAsSeen(bert, conversationId, '&upTo=5')
    expect(await readConversation(bert, conversationId)).toMatchObject({
      unreadCount: 4,
      firstUnread: 2,
      isHeld: true,
    })
    await markAsSeen(bert, conversationId, '&upTo=1&opens=true')
    expect(await readConversation(bert, conversationId)).toMatchObject({ unreadCount: 4, isHeld: false })
    await markAsSeen(bert, conversationId, '&upTo=5')
    expect((await readConversation(bert, conversationId)).unreadCount).toBe(0)
  })

  it('all by the call of the specification, also if they were kept unread', async () => {
    const { conversationId } = await groupWith(3)
    await callChat(bert, 'mark-as-unread', { conversationId }, 200)
    await markAsSeen(bert, conversationId)
    expect(await readConversation(bert, conversationId)).toMatchObject({ unreadCount: 0, isHeld: false })
  })
})

describe('a reaction', () => {
  const react = (person: Person, messageId: string, emoji: string, isOn = true, status = 200) =>
    callChat(person, 'reactions', { messageId, emoji, isOn }, status) as Promise<{ message: ChatMessage }>

  it('is added once by each user, counted by emoji, and removed', async () => {
    const { conversationId, messages } = await groupWith(1)
    const id = messages[0]?.id ?? ''
    await react(bert, id, '👍')
    await react(bert, id, '👍')
    await react(anna, id, '🎉')
    const { message } = await react(anna, id, '👍')
    expect(message.reactions).toEqual([
      { emoji: '👍', people: [bert.id, anna.id] },
      { emoji: '🎉', people: [anna.id] },
    ])
    await react(bert, id, '👍', false)
    await react(bert, id, '👍', false)
    const [read] = (await readConversation(carl, conversationId)).messages
    expect(read?.reactions.find(({ emoji }) => emoji === '👍')?.people).toEqual([anna.id])
  })

  it('is an emoji, of a participant, to a message that was not deleted', async () => {
    const { messages } = await groupWith(1)
    const id = messages[0]?.id ?? ''
    for (const emoji of ['like', '1', '<b>', '']) await react(bert, id, emoji, true, 422)
    for (const emoji of ['❤️', '🇪🇺', '👩🏽‍💻', '✔️']) await react(bert, id, emoji)
    const [outsider] = await createPeople(world.server, 'admin')
    await react(outsider as Person, id, '👍', true, 404)
    expect((await anna.client.post(`/api/messages/${id}/retract`)).status).toBe(200)
    await react(bert, id, '👍', true, 404)
  })
})

describe('a mention', () => {
  const usernameOf = async ({ id }: Person, conversationId: string) =>
    (await readConversation(anna, conversationId)).participants.find((person) => person.id === id)?.username

  it('of a participant is counted for them until they have seen it', async () => {
    const { conversationId } = await groupWith(1)
    const name = await usernameOf(bert, conversationId)
    const { message } = await sendMessage(anna, { conversationId, body: `Ask @${name}, not a@${name}` })
    expect(message.people).toEqual([bert.id])
    expect(await listedConversation(bert, conversationId)).toMatchObject({ unreadCount: 2, mentionCount: 1 })
    expect(await listedConversation(carl, conversationId)).toMatchObject({ mentionCount: 0 })
    await markAsSeen(bert, conversationId)
    expect(await listedConversation(bert, conversationId)).toMatchObject({ mentionCount: 0 })
  })

  it('in a group is a notification, which is read when the conversation is', async () => {
    const { conversationId } = await groupWith(1)
    const mentions = async (person: Person) => {
      const answer = await person.client.get('/api/notifications?_sort=createdAt&_order=desc')
      const { notifications: rows } = answer.body as {
        notifications: { kind: string; record: string | null; status: string }[]
      }
      return rows
        .filter(({ kind, record }) => kind === 'mentioned' && record === conversationId)
        .map(({ status }) => status)
    }
    const name = await usernameOf(bert, conversationId)
    await sendMessage(anna, { conversationId, body: `Ask @${name}` })
    expect([await mentions(bert), await mentions(anna), await mentions(carl)]).toEqual([['unread'], [], []])
    await markAsSeen(bert, conversationId)
    expect(await mentions(bert)).toEqual(['read'])
    await callChat(bert, 'mute', { conversationId, isMuted: true }, 204)
    await sendMessage(anna, { conversationId, body: `And again @${name}` })
    expect(await mentions(bert)).toEqual(['read'])
  })

  it('of everyone is one of all others; unknown names are none', async () => {
    const { conversationId } = await groupWith(1)
    const { message } = await sendMessage(anna, { conversationId, body: '@everyone and @no-one-at-all' })
    expect([...message.people].toSorted()).toEqual([bert.id, carl.id].toSorted())
  })

  it('follows the text when the message is edited', async () => {
    const { conversationId, messages } = await groupWith(1)
    const name = await usernameOf(carl, conversationId)
    const edited = await anna.client.post(`/api/messages/${messages[0]?.id}/reword`, { body: `@${name}` })
    expect(edited.status).toBe(200)
    expect((await listedConversation(carl, conversationId))?.mentionCount).toBe(1)
  })
})

describe('a message', () => {
  it('is pinned and unpinned by participants, and listed for them only', async () => {
    const { conversationId, messages } = await groupWith(3)
    const [first, second] = messages.map(({ id }) => id)
    await callChat(bert, 'pins', { messageId: first, isPinned: true })
    await callChat(bert, 'pins', { messageId: first, isPinned: true })
    await callChat(anna, 'pins', { messageId: second, isPinned: true })
    const pinned = async ({ client }: Person) => client.get(`/api/chat/pins?conversationId=${conversationId}`)
    const ids = ((await pinned(carl)).body as { messages: ChatMessage[] }).messages.map(({ id }) => id)
    expect(ids).toEqual([second, first])
    await callChat(carl, 'pins', { messageId: second, isPinned: false })
    expect((await readConversation(anna, conversationId)).pins).toEqual([first])
    const [outsider] = await createPeople(world.server, 'admin')
    expect((await pinned(outsider as Person)).status).toBe(404)
    await callChat(outsider as Person, 'pins', { messageId: first, isPinned: false }, 404)
  })
})

it('a conversation is muted for one user only', async () => {
  const { conversationId } = await groupWith(1)
  await callChat(bert, 'mute', { conversationId, isMuted: true })
  expect((await listedConversation(bert, conversationId))?.isMuted).toBe(true)
  expect((await listedConversation(carl, conversationId))?.isMuted).toBe(false)
  await callChat(bert, 'mute', { conversationId, isMuted: false })
  expect((await listedConversation(bert, conversationId))?.isMuted).toBe(false)
  const [outsider] = await createPeople(world.server, 'admin')
  await callChat(outsider as Person, 'mute', { conversationId, isMuted: true }, 404)
})

describe('that a user is typing', () => {
  async function listen(person: Person): Promise<OpenStream> {
    const stream = await openStream(world.server, person.token)
    streams.push(stream)
    await stream.begun()
    return stream
  }
  const signalsOf = (stream: OpenStream) =>
    stream.events.filter(({ event }) => event === 'signal').map(({ data }) => JSON.parse(data) as object)

  it('is sent to the streams of the other participants, and to no one else', async () => {
    const { conversationId } = await groupWith(1)
    const [outsider] = await createPeople(world.server, 'admin')
    const [own, other, foreign] = [await listen(anna), await listen(bert), await listen(outsider as Person)]
    await callChat(anna, 'typing', { conversationId, isTyping: true })
    await expect
      .poll(() => signalsOf(other))
      .toEqual([{ name: 'typing', conversation: conversationId, person: anna.id, isTyping: true }])
    // A later change has reached all of them: a signal before it would have too.
    await sendMessage(anna, { conversationId })
    await own.until((events) => events.some(({ resource }) => resource === 'messages'))
    expect([signalsOf(own), signalsOf(foreign)]).toEqual([[], []])
  })

  it('names the thread of a message of the conversation, and is refused for others', async () => {
    const { conversationId, messages } = await groupWith(1)
    const elsewhere = await groupWith(1)
    const { message: answer } = await sendMessage(bert, { threadId: messages[0]?.id, body: 'Reply' })
    const other = await listen(bert)
    const typing = (threadId: string, status?: number) =>
      callChat(anna, 'typing', { conversationId, threadId, isTyping: true }, status)
    await typing(messages[0]?.id ?? '')
    await expect
      .poll(() => signalsOf(other))
      .toEqual([
        {
          name: 'typing',
          conversation: conversationId,
          person: anna.id,
          isTyping: true,
          thread: messages[0]?.id,
        },
      ])
    await typing(elsewhere.messages[0]?.id ?? '', 404)
    await typing(answer.id, 404)
    await typing('no id', 404)
  })

  it('is refused for those who take no part, and limited in rate', async () => {
    const { conversationId } = await groupWith(1)
    const [outsider, fast] = await createPeople(world.server, 'admin', 'manager')
    await callChat(outsider as Person, 'typing', { conversationId, isTyping: true }, 404)
    await callChat(anna, 'participants/add', { conversationId, people: [(fast as Person).id] })
    for (let press = 0; press < 60; press++)
      await callChat(fast as Person, 'typing', { conversationId, isTyping: true })
    await callChat(fast as Person, 'typing', { conversationId, isTyping: true }, 429)
  })
})

describe('a participant', () => {
  const presenceOf = async (person: Person, conversationId: string) =>
    (await readConversation(anna, conversationId)).participants.find(({ id }) => id === person.id)
  const ageSessions = (id: string, minutes: number) =>
    world.database.query({
      text: `update "sessions" set "lastSeenAt" = now() - make_interval(mins => $2) where "userId" = $1`,
      values: [id, minutes],
    })

  it('is online while they use the application, and away some minutes after', async () => {
    const { conversationId } = await groupWith(1)
    await ageSessions(bert.id, 10)
    expect(await presenceOf(bert, conversationId)).toMatchObject({ isOnline: false })
    await listedConversation(bert, conversationId)
    await expect.poll(async () => (await presenceOf(bert, conversationId))?.isOnline).toBe(true)
  })

  it('is stored as active once a minute at most, and not by an open stream alone', async () => {
    const seenAt = async () => {
      const [row] = await world.database.query<{ at: string }>({
        text: 'select max("lastSeenAt") as "at" from "sessions" where "userId" = $1',
        values: [bert.id],
      })
      return row?.at
    }
    await world.database.query({
      text: `update "sessions" set "lastSeenAt" = now() - interval '50 seconds' where "userId" = $1`,
      values: [bert.id],
    })
    const before = await seenAt()
    await bert.client.get('/api/chat/channels')
    await bert.client.get('/api/chat/channels')
    expect(await seenAt()).toBe(before)
  })
})
