import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushDue } from '#server/features/push/worker'
import { corridor } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { createPushedBrowser, openPushService, type PushService } from '../support/mail/push-service'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let service: PushService
beforeAll(async () => {
  service = await openPushService()
  world = await createWorld(corridor, { pushServices: [service.origin] })
})
afterAll(async () => {
  await world.close()
  await service.close()
})

const topics = ['notifications', 'messages', 'mails']
const people = () => createPeople(world.server, 'manager', 'user', 'user')
const subscribe = (person: Person, given: object) =>
  person.client.post('/api/account/push', { topics, ...given })
async function subscribed(person: Person, given: object = {}) {
  const browser = createPushedBrowser(service)
  const answer = await subscribe(person, { ...browser.subscription, ...given })
  expect(answer.status, answer.text).toBe(204)
  return browser
}
const due = () => pushDue(world.server.services, service.request)
const mailTo = (from: Person, to: Person, subject: string) =>
  sendMail<{ id: string }>(from, { to: [{ name: null, address: to.email }], subject, body: '<p>Text</p>' })
async function write(
  from: Person,
  given: object,
): Promise<{ conversationId: string; message: { id: string } }> {
  const answer = await from.client.post('/api/chat/messages', given)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { conversationId: string; message: { id: string } }
}

const account = async ({ client, id }: Person) =>
  (await client.get(`/api/users/${id}`)).body as { username: string }

describe('a browser with a subscription', () => {
  it('gets mails of the inbox, encrypted, from a server that identifies itself', async () => {
    const [anna, bert] = await people()
    const browser = await subscribed(bert)
    await mailTo(anna, bert, 'Pushed')
    await due()
    expect(browser.messages()).toEqual([
      {
        title: 'A manager',
        body: 'Pushed · Text',
        path: expect.stringMatching(/^\/dashboard\/mail\/inbox\/[0-9a-f-]{36}$/),
        tag: expect.stringMatching(/^mail /),
      },
    ])
    const { authorization, bytes } = service.received.at(-1) ?? { authorization: '', bytes: Buffer.alloc(0) }
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(authorization) ?? []
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const verified = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience: service.origin,
    })
    expect(verified.payload.sub).toMatch(/^(https|mailto):/)
    expect(bytes.includes('Pushed')).toBe(false)
    await due()
    expect(browser.messages()).toHaveLength(1)
  })

  it('gets messages of its user’s conversations, of channels only mentions, and nothing of muted ones', async () => {
    const [anna, bert, carl] = await people()
    const browser = await subscribed(bert)
    const { conversationId } = await write(anna, {
      recipients: [bert.id, carl.id],
      name: 'Stones',
      body: 'Hello',
    })
    await write(bert, { conversationId, body: 'My own' })
    await due()
    expect(browser.messages()).toEqual([
      {
        title: 'A manager · Stones',
        body: 'Hello',
        path: `/dashboard/chat/${conversationId}`,
        tag: `chat ${conversationId}`,
      },
    ])
    const muted = await bert.client.post('/api/chat/mute', { conversationId, isMuted: true })
    expect(muted.status, muted.text).toBe(204)
    const { username } = await account(bert)
    expect(username).toBeTruthy()
    const { message } = await write(anna, { conversationId, body: `Not for @${username}` })
    await write(carl, { threadId: message.id, body: `Nor this for @${username}` })
    await due()
    expect(browser.messages()).toHaveLength(1)
  })

  it('gets nothing of a muted conversation of mails, not even a mail to its user alone', async () => {
    const [anna, bert, carl] = await people()
    const first = await sendMail<{ id: string }>(anna, {
      to: [{ address: bert.email }, { address: carl.email }],
      subject: 'Muted',
      body: '<p>Text</p>',
    })
    const [mail] = await listMails<{ id: string; thread: string }>(bert, 'label=inbox')
    await bert.client.post('/api/mail/update', { ids: [mail?.id], verb: 'mute' })
    const browser = await subscribed(bert)
    const reply = { inReplyTo: first.id, subject: 'Re: Muted', body: '<p>More</p>' }
    await sendMail(anna, { ...reply, to: [{ address: bert.email }, { address: carl.email }] })
    await sendMail(anna, { ...reply, to: [{ address: bert.email }] })
    await due()
    expect(browser.messages()).toEqual([])
  })

  it('gets the last one of several waiting messages of a conversation, each with the topic of the conversation', async () => {
    const [anna, bert, carl] = await people()
    const browser = await subscribed(bert)
    const group = { recipients: [bert.id, carl.id], name: 'Stones', body: 'First' }
    const { conversationId, message } = await write(anna, group)
    await write(anna, { conversationId, body: 'Second' })
    await write(anna, { recipients: [bert.id], body: 'Elsewhere' })
    await due()
    const bodies = () => browser.messages().map((pushed) => (pushed as { body: string }).body)
    expect(bodies().toSorted()).toEqual(['Elsewhere', 'Second'])
    const topicsOf = () => service.received.slice(-browser.messages().length).map(({ topic }) => topic)
    const [inGroup, elsewhere] = topicsOf()
    expect(inGroup).toMatch(/^[\w-]{32}$/)
    expect(elsewhere).not.toBe(inGroup)
    await write(anna, { conversationId, body: 'Third' })
    await due()
    expect(bodies()).toHaveLength(3)
    expect([inGroup, elsewhere]).toContain(service.received.at(-1)?.topic)
    // A thread has a topic of its own.
    await write(bert, { threadId: message.id, body: 'In the thread' })
    await write(anna, { threadId: message.id, body: 'Answer' })
    await due()
    expect(bodies().at(-1)).toBe('Answer')
    expect([inGroup, elsewhere]).not.toContain(service.received.at(-1)?.topic)
  })

  it('gets nothing in quiet hours, of other topics, after its session has ended, and after it has unsubscribed', async () => {
    const [anna, bert, carl] = await people()
    const browser = await subscribed(bert, { topics: ['messages'] })
    await mailTo(anna, bert, 'Other topic')
    const hour = (offset: number) =>
      `${String((new Date().getUTCHours() + 24 + offset) % 24).padStart(2, '0')}:00`
    await world.database.query({
      text: 'update "users" set "quietFrom" = $2, "quietUntil" = $3 where "id" = $1',
      values: [bert.id, hour(-1), hour(2)],
    })
    await write(anna, { recipients: [bert.id], body: 'Quiet' })
    await world.database.query({
      text: 'update "users" set "quietFrom" = null where "id" = $1',
      values: [bert.id],
    })
    await due()
    expect(browser.messages()).toEqual([])

    const other = await subscribed(carl)
    await carl.client.post('/api/account/push/end', { endpoint: other.subscription.endpoint })
    await write(anna, { recipients: [carl.id], body: 'Unsubscribed' })
    await bert.client.post('/api/account/logout', {})
    await write(anna, { recipients: [bert.id], body: 'Signed out' })
    await due()
    expect([...browser.messages(), ...other.messages()]).toEqual([])
  })

  it('is forgotten when its push service says that it is gone, and is tried again when the service fails', async () => {
    const [anna, bert] = await people()
    const browser = await subscribed(bert)
    service.answerWith(500)
    await mailTo(anna, bert, 'Tried again')
    await due()
    const again = { text: `update "push_queue" set "dueAt" = now()` }
    service.answerWith(201)
    await world.database.query(again)
    await due()
    expect(browser.messages()).toHaveLength(2)
    service.answerWith(410)
    await mailTo(anna, bert, 'Gone')
    await due()
    service.answerWith(201)
    const state = await bert.client.get(
      `/api/account/push?endpoint=${encodeURIComponent(browser.subscription.endpoint)}`,
    )
    expect(state.body).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), topics: [] })
  })

  it('belongs to the user who subscribed last', async () => {
    const [anna, bert, carl] = await people()
    const browser = await subscribed(bert)
    expect((await subscribe(carl, browser.subscription)).status).toBe(204)
    await mailTo(anna, bert, 'Not for Carl')
    await due()
    expect(browser.messages()).toEqual([])
  })
})

describe('a subscription', () => {
  it('is refused for addresses that are no push service, and for invalid keys', async () => {
    const [anna] = await people()
    const { subscription } = createPushedBrowser(service)
    const faults = async (given: object) => {
      const answer = await subscribe(anna, { ...subscription, ...given })
      expect(answer.status, answer.text).toBe(422)
      return Object.keys((answer.body as { errors: object }).errors)
    }
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://internal.company.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://user@fcm.googleapis.com/x',
      'no address',
    ])
      expect(await faults({ endpoint }), endpoint).toEqual(['endpoint'])
    expect(await faults({ p256dh: 'AAAA' })).toEqual(['p256dh'])
    expect(await faults({ auth: 'AAAA' })).toEqual(['auth'])
    expect(await faults({ topics: ['everything'] })).toEqual(['topics.0'])
    const real = { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x' }
    expect((await subscribe(anna, { ...subscription, ...real })).status).toBe(204)
    expect((await world.anonymous.post('/api/account/push', { topics, ...subscription })).status).toBe(401)
  })
})
