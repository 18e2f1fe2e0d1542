import { afterAll, beforeAll, expect, it } from 'vitest'
import { callChat, readConversation, sendMessage } from '../support/business/chat'
import { corridor } from '../support/worlds/declared'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let anna: Person
let bert: Person
let carl: Person
let group: string
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'manager', 'user')
  const { conversationId, message } = await sendMessage(anna, {
    recipients: [bert.id, carl.id],
    name: 'Treasury desk',
    body: 'The quokka invoice is late',
  })
  group = conversationId
  await sendMessage(bert, { conversationId, body: 'Which quokka? https://corridor.example/q' })
  await sendMessage(anna, { recipients: [bert.id], body: 'A quokka between the two of us' })
  await callChat(carl, 'pins', { messageId: message.id, isPinned: true })
})
afterAll(() => world.close())

async function found({ client }: Person, q: string): Promise<string[]> {
  const answer = await client.get(`/api/chat/search?q=${encodeURIComponent(q)}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { messages: { body: string }[] }).messages.map(({ body }) => body)
}
const [late, which, between] = [
  'The quokka invoice is late',
  'Which quokka? https://corridor.example/q',
  'A quokka between the two of us',
]

it('messages are found by words, newest first, in the conversations of the caller only', async () => {
  expect(await found(bert, 'quokka')).toEqual([between, which, late])
  expect(await found(carl, 'quok')).toEqual([which, late])
  const [outsider] = await createPeople(world.server, 'admin')
  expect(await found(outsider as Person, 'quokka')).toEqual([])
})

it('filters restrict the sender, the conversation, the content and the date', async () => {
  const { participants } = await readConversation(anna, group)
  const name = participants.find(({ id }) => id === anna.id)?.username ?? ''
  expect(await found(bert, `quokka from:${name}`)).toEqual([between, late])
  expect(await found(bert, 'from:me')).toEqual([which])
  expect(await found(bert, 'quokka in:"Treasury desk"')).toEqual([which, late])
  expect(await found(bert, `quokka in:${name}`)).toEqual([between])
  expect(await found(bert, 'has:link')).toEqual([which])
  expect(await found(bert, 'has:pin')).toEqual([late])
  expect(await found(bert, 'quokka after:2020-01-01 before:2099-01-01')).toHaveLength(3)
  expect(await found(bert, 'quokka before:2020-01-01')).toEqual([])
})

it('phrases, excluded words, alternatives and parentheses mean the same as in the search of mails', async () => {
  expect(await found(bert, '"quokka invoice"')).toEqual([late])
  expect(await found(bert, '"invoice quokka"')).toEqual([])
  expect(await found(bert, 'quokka -invoice')).toEqual([between, which])
  expect(await found(bert, 'invoice OR between')).toEqual([between, late])
  expect(await found(bert, 'quokka -(invoice OR has:link)')).toEqual([between])
  expect(await found(bert, 'from:(me OR nobody-at-all)')).toEqual([which])
  const answer = await bert.client.get(`/api/chat/search?q=${'('.repeat(6)}quokka`)
  expect(answer.status).toBe(422)
})

it('a search without words, with wrong filters or with hostile text finds nothing', async () => {
  for (const q of ['?', 'quokka before:tomorrow', 'quokka has:money', "') or true --", 'from:nobody-at-all'])
    expect(await found(bert, q), q).toEqual([])
  expect((await bert.client.get('/api/chat/search')).status).toBe(422)
})
