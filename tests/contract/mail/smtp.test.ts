import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTransport } from '#server/features/mail/transport'
import { startMailWorker, type MailWorker } from '#server/features/mail/worker'
import { queueMail } from '#server/features/outbox/outbox'
import { mine, newcomer, password, type SignedIn } from '../support/worlds/accounts'
import { clientOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { tryAll } from '../support/mail/mails'
import { createWorld, type World } from '../support/worlds/world'

interface Received {
  readonly to: string[]
  readonly source: string
}
let world: World
let post: SMTPServer
let worker: MailWorker
const received: Received[] = []
/** The response of the SMTP server to the next mail. */
let refusal: Error | undefined

beforeAll(async () => {
  world = await createWorld(corridor)
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refusal) return callback(refusal)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source: Buffer.concat(parts).toString() })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const { port } = post.server.address() as { port: number }
  const transport = openTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Corridor <hello@corridor.example>',
  })
  worker = startMailWorker(world.server.services, transport)
})
afterAll(async () => {
  await worker.stop()
  await new Promise<void>((resolve) => post.close(() => resolve()))
  await world.close()
})

const read = new Set<Received>()
/** The next unread mail to an address, as it was sent over SMTP. */
async function mailTo(address: string): Promise<string> {
  await tryAll(worker, world.database)
  const next = () => received.find((item) => !read.has(item) && item.to.includes(address))
  await expect.poll(next, { timeout: 10_000 }).toBeDefined()
  const mail = next() as Received
  read.add(mail)
  return mail.source
}
const codeIn = (source: string) => /^(\d{6})\r?$/m.exec(source)?.[1] ?? ''

it('registration, verification, sign-out, password reset and sign-in work over a real SMTP server', async () => {
  const person = newcomer()
  const { email } = person
  const { anonymous, server } = world
  expect((await anonymous.post('/api/account/register', person)).status).toBe(200)
  const first = await mailTo(email)
  expect(first).toMatch(/^From: Corridor <hello@corridor\.example>\r$/m)
  expect(first).toContain(`Subject: ${codeIn(first)} is your Corridor code`)
  const verified = await anonymous.post('/api/account/verify', { email, code: codeIn(first) })
  expect(verified.status, verified.text).toBe(200)
  const { accessToken } = verified.body as SignedIn
  expect((await clientOf(server, accessToken).post('/api/account/logout')).status).toBe(204)
  expect((await mine(server, accessToken)).status).toBe(401)
  expect((await anonymous.post('/api/account/reset-password', { email })).status).toBe(204)
  const fresh = 'entirely different words'
  const code = codeIn(await mailTo(email))
  expect((await anonymous.post('/api/account/new-password', { email, code, password: fresh })).status).toBe(
    200,
  )
  expect((await anonymous.post('/api/account/login', { email, password })).status).toBe(401)
  expect((await anonymous.post('/api/account/login', { email, password: fresh })).status).toBe(200)
  const stored = await world.database.query<{ text: string }>({
    text: `select row_to_json("outbox")::text as "text" from "outbox" where "to" = $1`,
    values: [email],
  })
  expect(stored.length).toBe(3)
  expect(stored.map(({ text }) => text).join(), 'what was sent is not kept').not.toContain(code)
})

it('a mail that the SMTP server rejects is retried later, with a new code', async () => {
  const person = newcomer()
  refusal = Object.assign(new Error('Mailbox is busy'), { responseCode: 450 })
  await world.anonymous.post('/api/account/register', person)
  await tryAll(worker, world.database)
  refusal = undefined
  const row = async () =>
    (
      await world.database.query<{
        status: string
        attempts: number
        lastError: string | null
        wait: number
      }>({
        text: `select "status", "attempts", "lastError", extract(epoch from "nextAttemptAt" - now())::float8 as "wait"
          from "outbox" where "to" = $1`,
        values: [person.email],
      })
    )[0]
  const failed = await row()
  expect(failed).toMatchObject({ status: 'waiting', attempts: 1, lastError: expect.stringContaining('busy') })
  expect(failed?.wait).toBeGreaterThan(20)
  await world.database.query({
    text: `update "outbox" set "nextAttemptAt" = now() - interval '1 minute' where "status" = 'waiting'`,
  })
  const code = codeIn(await mailTo(person.email))
  // The mail arrives shortly before it is recorded as sent.
  await expect.poll(row, { timeout: 10_000 }).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
  expect((await world.anonymous.post('/api/account/verify', { email: person.email, code })).status).toBe(200)
})

it('registering an existing address sends a mail without a code, in the language of the request', async () => {
  const { email } = world.people.user
  const given = { email, password, firstName: 'Somebody', lastName: 'Else' }
  await world.anonymous.post('/api/account/register', given, { 'accept-language': 'zh-CN' })
  const source = await mailTo(email)
  expect(codeIn(source)).toBe('')
  expect(source).not.toContain('Somebody')
  expect(source).toMatch(/Subject: =\?UTF-8\?/)
})

it('input of users cannot add headers to a mail', async () => {
  const hostile = 'A\r\nBcc: victim@people.example\r\n\r\n<script>alert(1)</script>'
  const { id } = world.people.manager
  await world.database.query({
    text: 'update "users" set "displayName" = $2 where "id" = $1',
    values: [id, hostile],
  })
  await queueMail(world.database, { kind: 'approved', to: 'head@people.example', language: 'en', about: id })
  const source = await mailTo('head@people.example')
  const [head = '', ...body] = source.split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/im)
  const html = body.join('\n').split('text/html')[1] ?? ''
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(received.findLast(({ to }) => to.includes('head@people.example'))?.to).toEqual([
    'head@people.example',
  ])
  for (const email of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '"a\r\n"@b.example',
    'a@b.example\0',
  ])
    expect((await world.anonymous.post('/api/account/reset-password', { email })).status, email).toBe(422)
})

it('two workers send each mail once', async () => {
  const { port } = post.server.address() as { port: number }
  const another = startMailWorker(
    world.server.services,
    openTransport({ smtpUrl: `smtp://127.0.0.1:${port}` }),
  )
  const { user } = world.people
  const addresses = Array.from({ length: 12 }, (_, index) => `twice${index}@people.example`)
  for (const to of addresses)
    await queueMail(world.database, { kind: 'approved', to, language: 'en', about: user.id })
  await Promise.all([worker, another].map((item) => tryAll(item, world.database)))
  await another.stop()
  for (const address of addresses) expect(received.filter(({ to }) => to.includes(address))).toHaveLength(1)
})
