import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailWorker } from '#server/features/mail/worker'
import { corridor } from '../support/worlds/declared'
import { headerOf, startMailServer, type MailServer } from '../support/mail/mail-server'
import { tryAll } from '../support/mail/mails'
import { createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  readonly id: string
  readonly messageId: string | null
  readonly thread: string
}
type Written = Readonly<Record<string, unknown>>

let world: World
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  world = await createWorld(corridor, {
    smtpUrl: 'smtp://127.0.0.1',
    mailFrom: 'Corridor <hello@corridor.example>',
  })
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const to = (...addresses: readonly string[]) => addresses.map((address) => ({ name: null, address }))

async function send(person: Person, written: Written): Promise<Mail> {
  const answer = await person.client.post('/api/mail/send', written)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { mail: Mail }).mail
}

/** Sends what is due, and returns the messages that arrived meanwhile. */
async function sendDue() {
  const before = server.received.length
  const worker = startMailWorker(world.server.services, server.transport())
  await tryAll(worker, world.database)
  await worker.stop()
  return server.received.slice(before)
}

const makeDue = () =>
  world.database.query({
    text: `update "outbox" set "nextAttemptAt" = now() - interval '1 minute' where "status" = 'waiting'`,
  })

const deliveriesOf = async (person: Person, { id }: Mail) => {
  const answer = await person.client.get(`/api/mail/deliveries?mailId=${id}`)
  return Object.fromEntries(
    (answer.body as { deliveries: { address: string; status: string }[] }).deliveries.map(
      ({ address, status }) => [address, status],
    ),
  )
}

it('a mail is one message to all its recipients elsewhere, from its author, without blind copies', async () => {
  const { manager, user } = world.people
  const sent = await send(manager, {
    to: [{ name: 'Bob, the buyer', address: 'bob@elsewhere.example' }, ...to(user.email)],
    cc: to('carol@elsewhere.example'),
    bcc: to('dan@elsewhere.example'),
    subject: 'Grüße 你好',
    body: '<p>As agreed.</p>',
  })
  const [message, ...others] = await sendDue()
  expect(others).toEqual([])
  expect(message?.to.toSorted()).toEqual([
    'bob@elsewhere.example',
    'carol@elsewhere.example',
    'dan@elsewhere.example',
  ])
  expect(message?.from).toBe('hello@corridor.example')
  const source = message?.source ?? ''
  expect(headerOf(source, 'From')).toBe(`A manager <${manager.email}>`)
  expect(headerOf(source, 'Sender')).toBe('Corridor <hello@corridor.example>')
  expect(headerOf(source, 'To')).toBe(`"Bob, the buyer" <bob@elsewhere.example>, ${user.email}`)
  expect(headerOf(source, 'Cc')).toBe('carol@elsewhere.example')
  expect(headerOf(source, 'Message-ID')).toBe(sent.messageId)
  expect(source).not.toContain('dan@elsewhere.example')
  expect(await deliveriesOf(manager, sent)).toEqual({
    'bob@elsewhere.example': 'sent',
    [user.email]: 'sent',
    'carol@elsewhere.example': 'sent',
    'dan@elsewhere.example': 'sent',
  })
  const original = await manager.client.get(`/api/mail/source?mailId=${sent.id}`)
  expect(original.body).toEqual({ source, size: Buffer.byteLength(source) })
  expect((await user.client.get(`/api/mail/source?mailId=${sent.id}`)).status).toBe(404)
  expect((await user.client.get(`/api/mail/deliveries?mailId=${sent.id}`)).status).toBe(404)
})

it('a reply names the messages before it, in its own headers and in those of its copies', async () => {
  const { manager, user } = world.people
  const first = await send(manager, { to: to(user.email), subject: 'Terms', body: '<p>One</p>' })
  const { mails } = (await user.client.get('/api/mail/mails?label=inbox&q=Terms')).body as { mails: Mail[] }
  const second = await send(user, {
    inReplyTo: mails[0]?.id,
    to: to(manager.email),
    cc: to('bob@elsewhere.example'),
    subject: 'Re: Terms',
    body: '<p>Two</p>',
  })
  const answered = (await manager.client.get('/api/mail/mails?label=inbox&q=Terms')).body as { mails: Mail[] }
  await send(manager, {
    inReplyTo: answered.mails[0]?.id,
    to: to('bob@elsewhere.example'),
    subject: 'Re: Terms',
    body: '<p>Three</p>',
  })
  const [reply, next] = await sendDue()
  expect(headerOf(reply?.source ?? '', 'In-Reply-To')).toBe(first.messageId)
  expect(headerOf(reply?.source ?? '', 'References')).toBe(first.messageId)
  expect(headerOf(next?.source ?? '', 'In-Reply-To')).toBe(second.messageId)
  expect(headerOf(next?.source ?? '', 'References')).toBe(`${first.messageId} ${second.messageId}`)
})

it('only recipients that were refused for now get the message again', async () => {
  const { manager } = world.people
  server.refused.set('full@elsewhere.example', 452).set('gone@elsewhere.example', 550)
  const sent = await send(manager, {
    to: to('bob@elsewhere.example', 'full@elsewhere.example', 'gone@elsewhere.example'),
    subject: 'To three',
  })
  const [message] = await sendDue()
  expect(message?.to).toEqual(['bob@elsewhere.example'])
  expect(await deliveriesOf(manager, sent)).toEqual({
    'bob@elsewhere.example': 'sent',
    'full@elsewhere.example': 'waiting',
    'gone@elsewhere.example': 'failed',
  })
  server.refused.clear()
  await makeDue()
  const [again, ...others] = await sendDue()
  expect(others).toEqual([])
  expect(again?.to).toEqual(['full@elsewhere.example'])
  expect(headerOf(again?.source ?? '', 'Message-ID')).toBe(sent.messageId)
  expect(await deliveriesOf(manager, sent)).toMatchObject({
    'full@elsewhere.example': 'sent',
    'gone@elsewhere.example': 'failed',
  })
})

it('a message that all recipients refuse for good is not tried again', async () => {
  server.refused.set('gone@elsewhere.example', 550)
  const sent = await send(world.people.manager, { to: to('gone@elsewhere.example'), subject: 'To nobody' })
  expect(await sendDue()).toEqual([])
  const answer = await world.people.manager.client.get(`/api/mail/deliveries?mailId=${sent.id}`)
  expect(answer.body).toEqual({
    deliveries: [
      {
        address: 'gone@elsewhere.example',
        status: 'failed',
        error: expect.stringContaining('takes nothing'),
      },
    ],
  })
  server.refused.clear()
})

it('what users write cannot add headers or parts to a message', async () => {
  const { manager } = world.people
  const sent = await send(manager, {
    to: [{ name: 'A\r\nBcc: victim@people.example', address: 'bob@elsewhere.example' }],
    subject: 'Hello\r\nX-Added: yes',
    body: '<p>--boundary</p>',
  })
  const [message] = await sendDue()
  expect(message?.to).toEqual(['bob@elsewhere.example'])
  expect(headerOf(message?.source ?? '', 'Bcc')).toBeUndefined()
  expect(headerOf(message?.source ?? '', 'X-Added')).toBeUndefined()
  expect(sent.messageId).toMatch(/^<[^<>\s]+>$/)
})
