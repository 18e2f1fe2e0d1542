import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { inboxOf, startMailIn, wholeMail, type MailIn } from '../support/mail/mail-in'
import { createWorld, type World } from '../support/worlds/world'

let world: World
let mailIn: MailIn
beforeAll(async () => {
  world = await createWorld(corridor)
  mailIn = await startMailIn(world)
})
afterAll(async () => {
  await mailIn.close()
  await world.close()
})

/** Sends lines, and returns the answer to each. */
async function talk(...lines: readonly string[]): Promise<string[]> {
  const socket = connect(mailIn.port, '127.0.0.1')
  const answers: string[] = []
  let text = ''
  const rest = [...lines]
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (data) => {
      text += data.toString()
      if (!/^\d{3}(?: .*)?\r\n$/m.test(text.split('\r\n').at(-2) + '\r\n')) return
      answers.push(text.trim())
      text = ''
      const line = rest.shift()
      if (line === undefined) socket.end()
      else socket.write(`${line}\r\n`)
    })
  })
  return answers.slice(1)
}

it('a message is in the inbox of each recipient, with its source, its files and its text', async () => {
  const { manager, user } = world.people
  await mailIn.deliver({
    to: [{ name: 'M', address: manager.email }, user.email],
    subject: 'Grüße 你好',
    text: 'First line\nhttps://shop.example/a?b=1&c=2.\n\nSecond <b>',
    attachments: [{ filename: 'Prices 价格.txt', content: 'one' }],
  })
  for (const person of [manager, user]) {
    const [mail, ...others] = await inboxOf(person, 'Grüße')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Grüße 你好', fromName: 'Bob', isAutomatic: false })
    for (const hidden of ['page', 'original', 'body']) expect(mail).not.toHaveProperty(hidden)
    expect(mail?.attachments).toMatchObject([{ name: 'Prices 价格.txt', size: 3 }])
    expect((await person.client.get(mail?.attachments[0]?.content ?? '')).text).toBe('one')
    const whole = await wholeMail(person, { id: mail?.id ?? '' })
    expect(whole['body']).toBe(
      '<p>First line<br /><a href="https://shop.example/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">https://shop.example/a?b=1&amp;c=2</a>.</p><p>Second &lt;b&gt;</p>',
    )
    expect(whole).not.toHaveProperty('page')
    const source = await person.client.get(`/api/mail/source?mailId=${mail?.id}`)
    expect((source.body as { source: string }).source).toContain('Content-Type: multipart/mixed')
    const original = await person.client.get(String(whole['original']))
    expect(original.text).toBe((source.body as { source: string }).source)
  }
  expect(await inboxOf(world.people.admin, 'Grüße')).toEqual([])
  const uploads = await world.database.query({
    text: `select "id" from "uploads" where "name" = 'message.eml'`,
  })
  expect(uploads).toHaveLength(1)
})

it('only addresses with a mailbox are accepted, also with a tag and in capitals', async () => {
  const { user } = world.people
  await expect(mailIn.deliver({ to: 'nobody@people.example' })).rejects.toThrow('550')
  await expect(mailIn.deliver({ to: 'x@elsewhere.example' })).rejects.toThrow('550')
  const [name, domain] = user.email.split('@')
  await mailIn.deliver({ to: `${name?.toUpperCase()}+shop@${domain}`, subject: 'With a tag' })
  expect(await inboxOf(user, 'With a tag')).toHaveLength(1)
  expect(await talk('EHLO me', 'AUTH PLAIN AAAA', 'VRFY x')).toEqual([
    expect.not.stringContaining('AUTH'),
    expect.stringMatching(/^5/),
    expect.stringMatching(/^[25]/),
  ])
})

it('a message that is too large, or has too many recipients, is refused', async () => {
  const { user } = world.people
  const [hello] = await talk('EHLO me')
  expect(hello).toContain('SIZE 37748736')
  const [, , large] = await talk('EHLO me', 'RSET', `MAIL FROM:<bob@elsewhere.example> SIZE=99999999`)
  expect(large).toMatch(/^552/)
  const line = `${'x'.repeat(998)}\r\n`
  await expect(
    mailIn.deliver({
      envelope: { from: 'bob@elsewhere.example', to: user.email },
      raw: `Subject: Big\r\n\r\n${line.repeat(38_000)}`,
    }),
  ).rejects.toThrow('552')
  expect(await inboxOf(user, 'Big')).toEqual([])
  const many = Array.from({ length: 101 }, (_, at) => `RCPT TO:<${user.email.replace('@', `+${at}@`)}>`)
  const answers = await talk('EHLO me', 'MAIL FROM:<bob@elsewhere.example>', ...many)
  expect(answers.at(-2)).toMatch(/^250/)
  expect(answers.at(-1)).toMatch(/^452/)
})

it('the same message is stored once in a mailbox', async () => {
  const { user, manager } = world.people
  const again = { subject: 'Only once', messageId: '<once@elsewhere.example>' }
  await mailIn.deliver({ to: user.email, ...again })
  await mailIn.deliver({ to: [user.email, manager.email], ...again })
  expect(await inboxOf(user, 'Only once')).toHaveLength(1)
  expect(await inboxOf(manager, 'Only once')).toHaveLength(1)
})

it('a reply joins the thread of the mail that it answers', async () => {
  const { user } = world.people
  const sent = await user.client.post('/api/mail/send', {
    to: [{ name: null, address: 'bob@elsewhere.example' }],
    subject: 'An offer',
    body: '<p>Hello</p>',
  })
  const { mail } = sent.body as { mail: { thread: string; messageId: string } }
  await mailIn.deliver({ to: user.email, subject: 'Re: An offer', inReplyTo: mail.messageId })
  await mailIn.deliver({
    to: user.email,
    subject: 'Re: An offer again',
    references: ['<x@y.example>', mail.messageId],
  })
  await mailIn.deliver({ to: user.email, subject: 'Another offer', inReplyTo: '<unknown@elsewhere.example>' })
  const [reply] = await inboxOf(user, 'Re: An offer')
  expect(reply?.thread).toBe(mail.thread)
  expect((await inboxOf(user, 'offer again'))[0]?.thread).toBe(mail.thread)
  expect((await inboxOf(user, 'Another offer'))[0]?.thread).not.toBe(mail.thread)
})

it('automatic mails are recognised', async () => {
  const { user } = world.people
  await mailIn.deliver({
    to: user.email,
    subject: 'Out of office',
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
  await mailIn.deliver({ to: user.email, subject: 'Not automatic', headers: { 'Auto-Submitted': 'no' } })
  expect((await inboxOf(user, 'Out of office'))[0]?.isAutomatic).toBe(true)
  expect((await inboxOf(user, 'Not automatic'))[0]?.isAutomatic).toBe(false)
})

it('a message with bare line feeds is read', async () => {
  const { user } = world.people
  const message = 'Subject: Bare line feeds\nFrom: b@elsewhere.example\n\nThe text\n\r\n.'
  const answers = await talk(
    'EHLO me',
    'MAIL FROM:<b@elsewhere.example>',
    `RCPT TO:<${user.email}>`,
    'DATA',
    message,
  )
  expect(answers.at(-1)).toMatch(/^250/)
  const [mail] = await inboxOf(user, 'Bare line feeds')
  expect((await wholeMail(user, { id: mail?.id ?? '' }))['body']).toBe('<p>The text</p>')
})

it('a message that breaks off is not stored, and the listener goes on', async () => {
  const { user } = world.people
  const socket = connect(mailIn.port, '127.0.0.1')
  const lines = ['EHLO me', 'MAIL FROM:<b@elsewhere.example>', `RCPT TO:<${user.email}>`, 'DATA']
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (data) => {
      if (data.toString().startsWith('354'))
        return socket.write('Subject: Broken off\r\n\r\nHalf', () => socket.destroy())
      const line = /^\d{3} .*\r\n$/m.test(data.toString()) ? lines.shift() : undefined
      if (line !== undefined) socket.write(`${line}\r\n`)
    })
    socket.on('close', () => resolve())
  })
  await mailIn.deliver({ to: user.email, subject: 'After it' })
  expect(await inboxOf(user, 'After it')).toHaveLength(1)
  expect(await inboxOf(user, 'Broken off')).toEqual([])
})
