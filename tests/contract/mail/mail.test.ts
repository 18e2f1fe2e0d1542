import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailWorker } from '#server/features/mail/worker'
import { whole } from '../support/worlds/declared'
import { listMails, sendMail } from '../support/mail/mailbox'
import { tryAll, writeMails } from '../support/mail/mails'
import { createPeople, createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface Mail {
  id: string
  folder: string
  subject: string | null
  body?: string
  preview: string | null
  fromAddress: string
  to: { address: string }[]
  bcc: { address: string }[]
  thread: string
  isRead: boolean
  labels: string[]
}
interface Label {
  id: string
  unreadCount: number
}

let world: World
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(whole)
  ;[anna, bert, carl] = await createPeople(world.server, 'manager', 'user', 'admin')
})
afterAll(() => world.close())

const to = (...people: readonly (Person | string)[]) =>
  people.map((item) => ({ address: typeof item === 'string' ? item : item.email }))

const send = (from: Person, given: Record<string, unknown>) => sendMail<Mail>(from, given)
const under = (person: Person, query: string) => listMails<Mail>(person, query)

/** What the outbox stores of the mails to an address. */
const storedFor = (address: string) =>
  world.database.query<Record<string, unknown>>({
    text: `select "subject", "text", "html", "status" from "outbox" where "to" = $1`,
    values: [address],
  })

const inboxMail = async (person: Person, subject: string): Promise<Mail> => {
  const found = (await under(person, 'label=inbox')).find((mail) => mail.subject === subject)
  if (!found) throw new Error(`${subject} did not arrive`)
  return found
}

const labelsOf = async ({ client }: Person): Promise<Map<string, number>> => {
  const { labels } = (await client.get('/api/mail/labels')).body as { labels: Label[] }
  return new Map(labels.map(({ id, unreadCount }) => [id, unreadCount]))
}

const change = (person: Person, ids: readonly string[], verb: string, more: object = {}) =>
  person.client.post('/api/mail/update', { ids, verb, ...more })

describe('mail', () => {
  it('is delivered to the mailboxes of users, and put into the outbox for other addresses', async () => {
    const sent = await send(anna, {
      to: to(bert),
      cc: to('buyer@elsewhere.example'),
      bcc: to(carl),
      subject: 'Terms',
      body: '<p>As <strong>agreed</strong>.</p><script>alert(1)</script>',
    })
    expect(sent).toMatchObject({ folder: 'sent', fromAddress: anna.email, preview: 'As agreed.' })
    for (const person of [bert, carl]) {
      const mail = await inboxMail(person, 'Terms')
      expect(mail).toMatchObject({ thread: sent.thread, isRead: false, bcc: [] })
      expect(mail).not.toHaveProperty('body')
    }
    const outgoing = await world.database.query<{ to: string; about: string }>({
      text: `select "to", "about" from "outbox" where "kind" = 'message'`,
    })
    expect(outgoing).toEqual([{ to: 'buyer@elsewhere.example', about: sent.id }])
  })

  it('to other systems has its text, which the outbox does not store once it is sent', async () => {
    const letters: unknown[] = []
    const transport = {
      send: (recipients: readonly string[], letter: object) => {
        letters.push({ recipients, ...letter })
        return Promise.resolve(new Map())
      },
      close: () => {},
    }
    await send(anna, {
      to: to('far@elsewhere.example'),
      subject: 'Offer',
      body: '<p>Dear all,</p><p>1 &lt; 2</p>',
    })
    const worker = startMailWorker(world.server.services, transport)
    await tryAll(worker, world.database)
    await worker.stop()
    expect(letters).toContainEqual({
      recipients: ['far@elsewhere.example'],
      subject: 'Offer',
      text: 'Dear all,\n1 < 2',
      html: '<p>Dear all,</p><p>1 &lt; 2</p>',
      correspondence: expect.objectContaining({ from: { name: 'A manager', address: anna.email } }),
      attachments: [],
    })
    expect(await storedFor('far@elsewhere.example')).toEqual([
      { subject: null, text: null, html: null, status: 'sent' },
    ])
  })

  it('stays in the outbox as it would be sent if there is no mail server, and its author can see that', async () => {
    const sent = await send(anna, {
      to: to('near@elsewhere.example', bert.email),
      subject: 'Kept',
      body: '<p>Here</p>',
    })
    await writeMails(world.server)
    expect(await storedFor('near@elsewhere.example')).toEqual([
      { subject: 'Kept', text: 'Here', html: '<p>Here</p>', status: 'kept' },
    ])
    expect((await anna.client.get(`/api/mail/deliveries?mailId=${sent.id}`)).body).toEqual({
      deliveries: [
        { address: 'near@elsewhere.example', status: 'kept' },
        { address: bert.email, status: 'sent' },
      ],
    })
    expect((await anna.client.get('/api/mail/labels')).body).toMatchObject({ sendsMail: false })
  })

  it('needs a recipient, and a draft is sent once when it is submitted twice', async () => {
    expect((await anna.client.post('/api/mail/send', { subject: 'To nobody' })).status).toBe(422)
    const draft = await anna.client.post('/api/mail/drafts', { to: to(bert), subject: 'Once' })
    const { mail } = draft.body as { mail: Mail }
    expect(mail).toMatchObject({ folder: 'drafts', isRead: true })
    const given = { mailId: mail.id, to: to(bert), subject: 'Once', body: '<p>x</p>' }
    const [first, second] = [await send(anna, given), await send(anna, given)]
    expect([first.id, second.id]).toEqual([mail.id, mail.id])
    expect((await under(bert, 'label=inbox')).filter(({ subject }) => subject === 'Once')).toHaveLength(1)
    expect((await anna.client.post('/api/mail/drafts', given)).status).toBe(422)
  })

  it('updates drafts, and puts a reply into the thread of its original', async () => {
    await send(anna, { to: to(bert), subject: 'Question', body: '<p>When?</p>' })
    const question = await inboxMail(bert, 'Question')
    const stored = await bert.client.post('/api/mail/drafts', {
      inReplyTo: question.id,
      subject: 'Re: Question',
    })
    const { mail } = stored.body as { mail: Mail }
    const again = await bert.client.post('/api/mail/drafts', {
      mailId: mail.id,
      to: to(anna),
      subject: 'Re: Question',
      body: '<p>Soon</p>',
    })
    expect((again.body as { mail: Mail }).mail).toMatchObject({ id: mail.id, thread: question.thread })
    await send(bert, { mailId: mail.id, to: to(anna), subject: 'Re: Question', body: '<p>Soon</p>' })
    const answer = await inboxMail(anna, 'Re: Question')
    const thread = await anna.client.get(`/api/mail/thread?mailId=${answer.id}`)
    expect((thread.body as { mails: Mail[] }).mails.map(({ subject }) => subject)).toEqual([
      'Question',
      'Re: Question',
    ])
  })

  it('is listed by label, search term, unread, starred and attachment, in pages', async () => {
    for (const index of [1, 2, 3, 4, 5]) await send(anna, { to: to(carl), subject: `Batch ${index} kumquat` })
    const found = await under(carl, 'q=kumquat')
    expect(found.map(({ subject }) => subject)).toEqual([5, 4, 3, 2, 1].map((n) => `Batch ${n} kumquat`))
    expect(await under(carl, 'q=kumquat&hasAttachment=true')).toEqual([])
    await change(carl, [String(found[0]?.id)], 'star')
    await change(carl, [String(found[1]?.id)], 'markRead')
    expect(await under(carl, 'q=kumquat&starred=true')).toHaveLength(1)
    expect(await under(carl, 'label=starred&q=kumquat')).toHaveLength(1)
    expect(await under(carl, 'q=kumquat&unread=true')).toHaveLength(4)
    const page = await carl.client.get('/api/mail/mails?q=kumquat&limit=2')
    const { mails, next } = page.body as { mails: Mail[]; next: string }
    const rest = await under(carl, `q=kumquat&limit=5&cursor=${encodeURIComponent(next)}`)
    expect([...mails, ...rest].map(({ id }) => id)).toEqual(found.map(({ id }) => id))
    expect((await carl.client.get('/api/mail/mails?label=nothing')).status).toBe(422)
    expect((await carl.client.get('/api/mail/mails?colour=red')).status).toBe(422)
  })

  it('has labels with correct unread counts after each bulk action', async () => {
    const person = await createPerson(world.server, 'user')
    for (const index of [1, 2, 3, 4]) await send(anna, { to: to(person), subject: `Count ${index}` })
    const ids = (await under(person, 'label=inbox')).map(({ id }) => id)
    const label = await person.client.post('/api/mailLabels', { name: 'Travel', owner: person.id })
    const own = (label.body as { id: string }).id
    const marked = await change(person, ids.slice(0, 2), 'addLabels', { labels: [own] })
    const received = (marked.body as { labels: Label[] }).labels
    expect(new Map(received.map(({ id, unreadCount }) => [id, unreadCount]))).toEqual(await labelsOf(person))
    expect((await labelsOf(person)).get(own)).toBe(2)
    await change(person, ids.slice(0, 1), 'markRead')
    await change(person, ids.slice(1, 2), 'moveTo', { folder: 'trash' })
    const counts = await labelsOf(person)
    expect([counts.get('all'), counts.get('inbox'), counts.get('trash'), counts.get(own)]).toEqual([
      2, 2, 1, 0,
    ])
    expect((await change(person, ids.slice(1, 2), 'delete')).status).toBe(200)
    expect((await labelsOf(person)).get('trash')).toBe(0)
    expect((await change(person, ids.slice(2), 'delete')).status).toBe(403)
  })

  it('rejects labels and mails of other users', async () => {
    await send(anna, { to: to(bert), subject: 'Private aardvark' })
    const mail = await inboxMail(bert, 'Private aardvark')
    const label = await carl.client.post('/api/mailLabels', { name: 'Carl', owner: carl.id })
    const labels = [(label.body as { id: string }).id]
    expect((await change(bert, [mail.id], 'addLabels', { labels })).status).toBe(422)
    expect((await carl.client.post('/api/mailLabels', { name: 'X', owner: bert.id })).status).toBe(403)
    expect((await change(carl, [mail.id], 'markRead')).status).toBe(404)
    expect((await change(bert, [mail.id], 'markRead')).status).toBe(200)
  })

  it('is readable by its owner only, whatever the role, through every endpoint', async () => {
    await send(anna, { to: to(bert), subject: 'Xylophone plans', body: '<p>Only for Bert</p>' })
    const mail = await inboxMail(bert, 'Xylophone plans')
    const { client } = carl
    const missing = [
      `/api/mail/mail?mailId=${mail.id}`,
      `/api/mail/thread?mailId=${mail.id}`,
      `/api/mails/${mail.id}`,
      `/api/mails/${mail.id}/history`,
    ]
    for (const path of missing) expect((await client.get(path)).status, path).toBe(404)
    expect((await client.post('/api/mail/frame', { mailId: mail.id, remote: false })).status).toBe(404)
    const open = [
      '/api/mail/mails?q=xylophone',
      '/api/mails?_start=0&_end=1000',
      '/api/mails?q=xylophone',
      '/api/mails/export?format=csv',
      '/api/search?q=xylophone',
      '/api/outbox?_start=0&_end=1000',
      '/api/audit?_start=0&_end=1000',
    ]
    for (const path of open) expect((await client.get(path)).text, path).not.toContain('Xylophone')
    const logged = await client.get('/api/audit?resource=mails&_start=0&_end=1000')
    const entries = logged.body as { id: string; record: string }[]
    const about = entries.filter(({ record }) => record === mail.id)
    expect(about.length).toBeGreaterThan(0)
    for (const { id } of about) {
      const { status, text } = await client.get(`/api/audit/${id}/change`)
      expect([status, text.includes('Xylophone'), text.includes('Only for Bert')]).toEqual([
        200,
        false,
        false,
      ])
    }
  })

  it('is shown in a frame that runs nothing and loads no remote content until that is allowed', async () => {
    const body =
      '<p onclick="alert(1)" style="background:url(https://spy.example/a)">Hi</p><style>@import "https://spy.example/b";</style><script>alert(2)</script><img src="https://spy.example/c.png" onerror="alert(3)"><iframe src="https://spy.example/d"></iframe><a href="javascript:alert(4)">x</a>'
    await send(anna, { to: to(bert), subject: 'Hostile', body })
    const mail = await inboxMail(bert, 'Hostile')
    const frame = async (remote: boolean) => {
      const response = await bert.client.post('/api/mail/frame', { mailId: mail.id, remote })
      const { path, hasRemote } = response.body as { path: string; hasRemote: boolean }
      expect(hasRemote).toBe(true)
      return world.anonymous.get(path)
    }
    const closed = await frame(false)
    expect(closed.status).toBe(200)
    expect(closed.text).not.toMatch(/script|onclick|onerror|spy\.example|javascript:|@import|iframe/i)
    const policy = closed.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox')
    expect(policy).not.toMatch(/script-src|allow-scripts|https:/)
    const opened = await frame(true)
    expect(opened.text).toContain('src="https://spy.example/c.png"')
    expect(opened.text).not.toMatch(/<script|onerror|@import|url\(/i)
    expect(opened.headers.get('content-security-policy')).toContain('img-src https: data:')
    const answer = await bert.client.post('/api/mail/frame', { mailId: mail.id, remote: false })
    const forged = (answer.body as { path: string }).path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await world.anonymous.get(forged)).status).toBe(410)
    expect((await world.anonymous.get('/api/mail/frame/x.y')).status).toBe(410)
  })
})
