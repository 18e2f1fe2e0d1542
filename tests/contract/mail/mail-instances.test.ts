import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailWorker } from '#server/features/mail/worker'
import { openTransport } from '#server/features/mail/transport'
import { selfSigned } from '../support/business/certificate'
import { corridor } from '../support/worlds/declared'
import { foundBy, inboxOf, startMailIn, wholeMail, type MailIn } from '../support/mail/mail-in'
import { tryAll } from '../support/mail/mails'
import { answerOf } from '../support/worlds/client'
import { formOf } from '../support/worlds/upload-form'
import { createWorld, type World } from '../support/worlds/world'

interface Instance {
  readonly world: World
  readonly mailIn: MailIn
}

let here: Instance
let there: Instance
beforeAll(async () => {
  here = await createInstance()
  there = await createInstance()
})
afterAll(async () => {
  for (const { world, mailIn } of [here, there]) {
    await mailIn.close()
    await world.close()
  }
})

async function createInstance(): Promise<Instance> {
  const world = await createWorld(corridor, { smtpUrl: 'smtp://127.0.0.1' })
  return { world, mailIn: await startMailIn(world) }
}

/** Sends what is due of one instance to the other. */
async function sendDue({ world }: Instance, to: Instance): Promise<void> {
  const transport = openTransport({ smtpUrl: `smtp://127.0.0.1:${to.mailIn.port}` })
  const worker = startMailWorker(world.server.services, transport)
  await tryAll(worker, world.database)
  await worker.stop()
}

it('two instances exchange a mail and a reply with a file, in one thread', async () => {
  const [ann, bob] = [here.world.people.user, there.world.people.manager]
  const first = await ann.client.post('/api/mail/send', {
    to: [{ name: 'Bob', address: bob.email }],
    subject: 'Delivery in May 五月',
    body: '<p>When?</p>',
  })
  expect(first.status, first.text).toBe(200)
  await sendDue(here, there)
  const question = await foundBy(bob, 'Delivery')
  expect(question).toMatchObject({
    subject: 'Delivery in May 五月',
    fromAddress: ann.email,
    isAutomatic: false,
  })
  expect((await wholeMail(bob, question))['body']).toBe('<p>When?</p>')

  const upload = await answerOf(await bob.client.raw('POST', '/api/contents', formOf('dates.txt', 'The 4th')))
  expect(upload.status, upload.text).toBe(201)
  const second = await bob.client.post('/api/mail/send', {
    inReplyTo: question.id,
    to: [{ name: null, address: ann.email }],
    subject: 'Re: Delivery in May 五月',
    body: '<p>See the file.</p>',
    attachments: [{ content: (upload.body as { content: string }).content }],
  })
  expect(second.status, second.text).toBe(200)
  await sendDue(there, here)
  const answer = await foundBy(ann, 'See the file')
  expect(answer.thread).toBe((first.body as { mail: { thread: string } }).mail.thread)
  expect(answer.attachments).toMatchObject([{ name: 'dates.txt', size: 7 }])
  expect((await ann.client.get(answer.attachments[0]?.content ?? '')).text).toBe('The 4th')

  const third = await ann.client.post('/api/mail/send', {
    inReplyTo: answer.id,
    to: [{ name: null, address: bob.email }],
    subject: 'Re: Delivery in May 五月',
    body: '<p>Thanks a lot.</p>',
  })
  expect(third.status, third.text).toBe(200)
  await sendDue(here, there)
  expect((await foundBy(bob, 'Thanks a lot')).thread).toBe(question.thread)
})

it('a mail over LMTP has an answer for each recipient', async () => {
  const { world } = here
  const lmtp = await startMailIn(world, { isLmtp: true, perMinute: 1 })
  const { user, manager } = world.people
  for (const subject of ['By LMTP first', 'By LMTP second'])
    await lmtp.deliver({ to: [user.email, manager.email], subject })
  expect(await inboxOf(manager, 'By LMTP')).toHaveLength(2)
  await lmtp.close()
})

it('a sender with too many messages is told to try again', async () => {
  const { world } = here
  const slow = await startMailIn(world, { perMinute: 1 })
  const { user } = world.people
  const results = await Promise.allSettled(
    [1, 2, 3].map((at) => slow.deliver({ to: user.email, subject: `Too many ${at}` })),
  )
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(String(reason)).toContain('451')
  await slow.close()
})

it('without the database the sender keeps the message', async () => {
  const { world } = there
  const { user } = world.people
  const { services } = world.server
  const broken = {
    ...services,
    database: {
      ...services.database,
      query: services.database.query.bind(services.database),
      transaction: () => Promise.reject(new Error('The database is down')),
    },
  }
  const mailIn = await startMailIn({ server: { ...world.server, services: broken as typeof services } })
  await expect(mailIn.deliver({ to: user.email, subject: 'Kept by the sender' })).rejects.toThrow('451')
  await mailIn.close()
  expect(await inboxOf(user, 'Kept by the sender')).toEqual([])
})

it('STARTTLS is offered with a key, and used', async () => {
  const tls = selfSigned()
  const mailIn = await startMailIn(here.world, { tls })
  await mailIn.deliver({ to: here.world.people.user.email, subject: 'Encrypted' })
  expect(await inboxOf(here.world.people.user, 'Encrypted')).toHaveLength(1)
  await mailIn.close()
})
