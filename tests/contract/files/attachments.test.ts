import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Letter } from '#server/write/services/letters'
import { startMailWorker } from '#server/features/mail/worker'
import { answerOf, errorsOf, type Answer } from '../support/worlds/client'
import { whole } from '../support/worlds/declared'
import { formOf } from '../support/worlds/upload-form'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Attachment {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly content: string
}
interface Mail {
  readonly id: string
  readonly subject: string
  readonly attachments: readonly Attachment[]
  readonly hasAttachments: boolean
}

let world: World
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(whole)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'user', 'user')
})
afterAll(() => world.close())

async function upload({ client }: Person, name: string, text: string): Promise<string> {
  const answer = await answerOf(await client.raw('POST', '/api/contents', formOf(name, text)))
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { content: string }).content
}
const mailIn = (answer: Answer): Mail => {
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { mail: Mail }).mail
}
const attach = (...contents: readonly string[]) => contents.map((content) => ({ content }))
const send = (from: Person, to: string, subject: string, more: object) =>
  from.client.post('/api/mail/send', { to: [{ address: to }], subject, ...more })
async function received(person: Person, subject: string): Promise<Mail> {
  const { mails } = (await person.client.get('/api/mail/mails?label=inbox')).body as { mails: Mail[] }
  const found = mails.find((mail) => mail.subject === subject)
  if (!found) throw new Error(`${subject} did not arrive`)
  return mailIn(await person.client.get(`/api/mail/mail?mailId=${found.id}`))
}

describe('a mail attachment', () => {
  it('is delivered with the mail, and only its readers can open it', async () => {
    const content = await upload(anna, 'terms 条款.txt', 'Thirty days.')
    mailIn(await send(anna, bert.email, 'With terms', { attachments: attach(content) }))
    const { attachments, hasAttachments } = await received(bert, 'With terms')
    expect(hasAttachments).toBe(true)
    expect(attachments).toMatchObject([{ name: 'terms 条款.txt', size: 12 }])
    const address = attachments[0]?.content ?? ''
    expect((await world.anonymous.get(address)).text).toBe('Thirty days.')
    expect((await world.anonymous.get(`${address}&download`)).headers.get('content-disposition')).toMatch(
      /^attachment/,
    )
    const plain = address.split('?')[0] ?? ''
    expect((await carl.client.get(plain)).status).toBe(404)
    const stored = await world.database.query<{ attachments: Attachment[] }>({
      text: `select attachments from mails where subject = 'With terms'`,
    })
    expect(stored.map((row) => row.attachments[0]?.content)).toEqual([plain, plain])
  })

  it('stays with the draft and has the name and size of the upload', async () => {
    const content = await upload(anna, 'draft.txt', 'abc')
    const draft = mailIn(
      await anna.client.post('/api/mail/drafts', { subject: 'Later', attachments: attach(content) }),
    )
    expect(draft.attachments).toMatchObject([{ name: 'draft.txt', size: 3 }])
    const again = { mailId: draft.id, attachments: attach(draft.attachments[0]?.content ?? '') }
    expect(mailIn(await send(anna, bert.email, 'Later', again)).attachments).toHaveLength(1)
    const lied = { attachments: [{ content, name: 'other.exe' }] }
    expect((await anna.client.post('/api/mail/drafts', lied)).status).toBe(422)
  })

  it('must be the sender’s own upload or come from the mail that is forwarded', async () => {
    const foreign = (await upload(carl, 'secret.txt', 'secret')).split('?')[0] ?? ''
    const answer = await send(anna, bert.email, 'Taken', { attachments: attach(foreign) })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toHaveProperty(['attachments.0.content'])
    expect((await send(anna, bert.email, 'Link', { attachments: attach('/api/products') })).status).toBe(422)

    const own = await upload(carl, 'shared.txt', 'shared')
    mailIn(await send(carl, anna.email, 'Shared', { attachments: attach(own) }))
    const mail = await received(anna, 'Shared')
    const passed = { attachments: attach(mail.attachments[0]?.content ?? '') }
    expect((await send(anna, bert.email, 'Passed', passed)).status).toBe(422)
    mailIn(await send(anna, bert.email, 'Passed', { ...passed, inReplyTo: mail.id }))
    expect((await received(bert, 'Passed')).attachments).toMatchObject([{ name: 'shared.txt' }])
  })

  it('is sent to external addresses with the mail', async () => {
    const content = await upload(anna, 'quote.txt', 'Nine per cent')
    mailIn(await send(anna, 'buyer@elsewhere.example', 'Quote', { attachments: attach(content) }))
    const letters: Letter[] = []
    const worker = startMailWorker(world.server.services, {
      send: (_, letter) => {
        letters.push(letter)
        return Promise.resolve(new Map())
      },
      close: () => undefined,
    })
    await worker.flush()
    await worker.stop()
    const [file] = letters.find(({ subject }) => subject === 'Quote')?.attachments ?? []
    expect(file).toMatchObject({ name: 'quote.txt', type: 'text/plain' })
    expect(Buffer.concat(await (file ? ((await file.open()) as Readable).toArray() : [])).toString()).toBe(
      'Nine per cent',
    )
  })
})

describe('a chat attachment', () => {
  const sendMessage = (from: Person, given: object) => from.client.post('/api/chat/messages', given)
  const files = (...contents: readonly string[]) => contents.map((path) => ({ path }))

  it('is sent without text and can be opened by the participants only', async () => {
    const path = await upload(anna, 'rates.csv', 'EUR,USD')
    const answer = await sendMessage(anna, { recipients: [bert.id], attachments: files(path) })
    expect(answer.status, answer.text).toBe(200)
    const { conversationId, message } = answer.body as { conversationId: string; message: object }
    expect(message).toMatchObject({ body: '', contentType: 'file' })
    const read = await bert.client.get(`/api/chat/conversation?conversationKey=${conversationId}`)
    const { messages } = (read.body as { conversation: { messages: { attachments: { path: string }[] }[] } })
      .conversation
    expect(messages[0]?.attachments).toMatchObject([{ name: 'rates.csv', size: 7 }])
    const shown = messages[0]?.attachments[0]?.path ?? ''
    expect((await world.anonymous.get(shown)).text).toBe('EUR,USD')
    expect((await carl.client.get(shown.split('?')[0] ?? '')).status).toBe(404)
  })

  it('must be the sender’s own upload; a message with neither text nor file is rejected', async () => {
    const foreign = (await upload(carl, 'mine.txt', 'mine')).split('?')[0] ?? ''
    const refused = await sendMessage(anna, { recipients: [bert.id], attachments: files(foreign) })
    expect(errorsOf(refused)).toHaveProperty(['attachments.0.path'])
    expect(errorsOf(await sendMessage(anna, { recipients: [bert.id] }))).toHaveProperty('body')
  })
})
