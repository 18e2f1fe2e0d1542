import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { formOf, pixel } from '../support/worlds/upload-form'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[bert, carl] = await createPeople(world.server, 'admin', 'user')
})
afterAll(() => world.close())

it('shows the uploaded photo of a participant to the others of the conversation, who cannot read the user', async () => {
  const uploaded = answerOf(await bert.client.raw('POST', '/api/contents', formOf('bert.png', pixel)))
  const { content } = (await uploaded).body as { content: string }
  const saved = await bert.client.patch('/api/account/my-account', { photoURL: content })
  expect(saved.status, saved.text).toBe(200)
  expect((await carl.client.get(`/api/users/${bert.id}`)).status).toBe(404)

  const sent = await bert.client.post('/api/chat/messages', { recipients: [carl.id], body: 'Hello' })
  const { conversationId } = sent.body as { conversationId: string }
  const photoOf = async (path: string) => {
    const { text } = await carl.client.get(path)
    return /"photoURL":"([^"]*bert\.png[^"]*)"/.exec(text)?.[1] ?? ''
  }
  for (const path of [
    '/api/chat/conversations',
    `/api/chat/conversation?conversationKey=${conversationId}`,
    `/api/chat/participants?conversationKey=${conversationId}`,
  ]) {
    const loaded = await carl.client.raw('GET', await photoOf(path))
    expect(loaded.status, path).toBe(200)
    expect(Buffer.from(await loaded.arrayBuffer()).equals(pixel)).toBe(true)
  }
  // The address that the record stores, without a signature, shows nothing.
  expect((await carl.client.get(content.replace(/\?.*/, ''))).status).toBe(404)
})
