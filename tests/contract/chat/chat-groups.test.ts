import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuid7 } from '#server/db/uuid7'
import { callChat, listedConversation, readConversation, sendMessage } from '../support/business/chat'
import { corridor } from '../support/worlds/declared'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let anna: Person
let bert: Person
let carl: Person
let dora: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl, dora] = await createPeople(world.server, 'manager', 'manager', 'user', 'manager')
})
afterAll(() => world.close())

/** A group of Anna, who owns it, with Bert and Carl. */
const newGroup = async (): Promise<string> =>
  (await sendMessage(anna, { recipients: [bert.id, carl.id], name: 'Settlement' })).conversationId

const peopleOf = async (id: string): Promise<readonly string[]> =>
  (await readConversation(anna, id)).participants.map((person) => person.id)

describe('a group', () => {
  it('gets more participants, who can read what was written before and have seen it', async () => {
    const conversationId = await newGroup()
    await callChat(bert, 'participants/add', { conversationId, people: [dora.id] })
    expect(await peopleOf(conversationId)).toContain(dora.id)
    const { messages, unreadCount } = await readConversation(dora, conversationId)
    expect(messages.map(({ event, senderId, people }) => [event, senderId, people])).toEqual([
      ['none', anna.id, []],
      ['added', bert.id, [dora.id]],
    ])
    expect(unreadCount).toBe(0)
    await sendMessage(anna, { conversationId })
    expect((await listedConversation(dora, conversationId))?.unreadCount).toBe(1)
  })

  it('does not count a line of the system as unread', async () => {
    const conversationId = await newGroup()
    await callChat(anna, 'participants/add', { conversationId, people: [dora.id] })
    expect((await listedConversation(bert, conversationId))?.unreadCount).toBe(1)
  })

  it('loses a participant when the owner removes them, but not when others do', async () => {
    const conversationId = await newGroup()
    await callChat(bert, 'participants/remove', { conversationId, person: carl.id }, 403)
    await callChat(anna, 'participants/remove', { conversationId, person: carl.id })
    expect(await peopleOf(conversationId)).not.toContain(carl.id)
    const refused = await carl.client.get(`/api/chat/conversation?conversationKey=${conversationId}`)
    expect(refused.status).toBe(404)
    await callChat(anna, 'participants/remove', { conversationId, person: carl.id }, 422)
  })

  it('can be left; a participant who is still there becomes its owner', async () => {
    const conversationId = await newGroup()
    await callChat(anna, 'leave', { conversationId })
    const { owner, messages } = await readConversation(bert, conversationId)
    expect(owner).toBe(bert.id)
    expect(messages.at(-1)).toMatchObject({ event: 'left', senderId: anna.id })
    expect(await listedConversation(anna, conversationId)).toBeUndefined()
    await callChat(anna, 'leave', { conversationId }, 404)
  })

  it('is renamed with a line of the system', async () => {
    const conversationId = await newGroup()
    const renamed = await bert.client.post(`/api/conversations/${conversationId}/rename`, { name: 'Payouts' })
    expect(renamed.status, renamed.text).toBe(200)
    const { name, messages } = await readConversation(carl, conversationId)
    expect(name).toBe('Payouts')
    expect(messages.at(-1)).toMatchObject({ event: 'renamed', body: 'Payouts', senderId: bert.id })
  })

  it('refuses those who take no part, unknown users and conversations of two', async () => {
    const conversationId = await newGroup()
    await callChat(dora, 'participants/add', { conversationId, people: [dora.id] }, 404)
    await callChat(dora, 'participants/remove', { conversationId, person: bert.id }, 404)
    await callChat(dora, 'leave', { conversationId }, 404)
    await callChat(anna, 'participants/add', { conversationId, people: [uuid7()] }, 422)
    await callChat(anna, 'participants/add', { conversationId, people: [] }, 422)
    const { conversationId: pair } = await sendMessage(anna, { recipients: [bert.id] })
    await callChat(anna, 'participants/add', { conversationId: pair, people: [dora.id] }, 403)
    await callChat(anna, 'leave', { conversationId: pair }, 403)
  })

  it('does not let a line of the system be edited, deleted, pinned or reacted to', async () => {
    const conversationId = await newGroup()
    await callChat(anna, 'participants/add', { conversationId, people: [dora.id] })
    const line = (await readConversation(anna, conversationId)).messages.at(-1)
    expect((await anna.client.post(`/api/messages/${line?.id}/reword`, { body: 'X' })).status).toBe(403)
    expect((await anna.client.post(`/api/messages/${line?.id}/retract`)).status).toBe(403)
    await callChat(anna, 'pins', { messageId: line?.id, isPinned: true }, 404)
    await callChat(anna, 'reactions', { messageId: line?.id, emoji: '👍', isOn: true }, 404)
  })
})

interface Channel {
  readonly id: string
  readonly name: string
  readonly people: number
  readonly isMember: boolean
}

describe('a channel', () => {
  const create = async (name: string): Promise<string> =>
    ((await callChat(anna, 'channels', { name }, 200)) as { conversationId: string }).conversationId
  const found = async (person: Person, id: string): Promise<Channel | undefined> =>
    ((await person.client.get('/api/chat/channels')).body as { channels: Channel[] }).channels.find(
      (channel) => channel.id === id,
    )

  it('is found by every user, and read only after joining', async () => {
    const id = await create('Announcements')
    await sendMessage(anna, { conversationId: id, body: 'Welcome' })
    expect(await found(carl, id)).toEqual({ id, name: 'Announcements', people: 1, isMember: false })
    expect((await carl.client.get(`/api/chat/conversation?conversationKey=${id}`)).status).toBe(404)
    await callChat(carl, 'channels/join', { conversationId: id }, 200)
    await callChat(carl, 'channels/join', { conversationId: id }, 200)
    expect(await found(carl, id)).toMatchObject({ people: 2, isMember: true })
    const { messages, kind } = await readConversation(carl, id)
    expect(kind).toBe('channel')
    expect(messages.map(({ event, body }) => (event === 'none' ? body : event))).toEqual([
      'created',
      'Welcome',
      'joined',
    ])
    await callChat(carl, 'leave', { conversationId: id })
    expect(await found(carl, id)).toMatchObject({ people: 1, isMember: false })
  })

  it('has a name of its own; a group cannot be joined', async () => {
    await create('Incidents')
    await callChat(bert, 'channels', { name: 'incidents' }, 422)
    await callChat(bert, 'channels', { name: ' ' }, 422)
    await callChat(dora, 'channels/join', { conversationId: await newGroup() }, 404)
  })
})
