import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type ServerApp } from '#server/lifecycle/app'
import { queueMail } from '#server/features/outbox/outbox'
import { startMailWorker } from '#server/features/mail/worker'
import { forgetAttempts, newcomer } from '../support/worlds/accounts'
import { clientOf, errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createPerson, createWorld, warmUp, type Person, type World } from '../support/worlds/world'

const mailLimits = { default: { recipients: 8, daily: 20 }, forNew: { recipients: 3, daily: 5 } }
let world: World
/** Two servers on one database. */
let servers: ServerApp[]
beforeAll(async () => {
  world = await createWorld(corridor)
  await warmUp(world)
  const made = [0, 1].map(() => createApp({ database: world.database, mailLimits, newAccountDays: 7 }))
  servers = await Promise.all(made)
})
beforeEach(() => forgetAttempts(world))
afterAll(async () => {
  for (const server of servers) await server.close()
  await world.close()
})

let addresses = 0
const outside = (count: number) =>
  Array.from({ length: count }, () => ({ address: `buyer${++addresses}@elsewhere.example` }))
let turn = 0
const sendAs = (person: Person, given: object, headers?: Record<string, string>): Promise<Answer> =>
  clientOf(servers[turn++ % 2] as ServerApp, person.token).post(
    '/api/mail/send',
    { subject: 'Offer', body: '<p>Hello</p>', ...given },
    headers,
  )
const queued = async () =>
  Number(
    (
      await world.database.query<{ count: number }>({
        text: `select count(*) as "count" from "outbox" where "kind" = 'message'`,
      })
    )[0]?.count,
  )
/** Creates a user whose account is this many days old. */
async function userOfAge(days: number): Promise<Person> {
  const person = await createPerson(world.server, 'user')
  await world.database.query({
    text: `update "users" set "createdAt" = now() - make_interval(days => $2::int) where "id" = $1`,
    values: [person.id, days],
  })
  return person
}

describe('recipients outside of the system', () => {
  it.each([
    ['a new account', 0, mailLimits.forNew.recipients],
    ['an account of eight days', 8, mailLimits.default.recipients],
  ])('are limited per mail for %s', async (_, days, limit) => {
    const person = await userOfAge(days)
    const before = await queued()
    const [to, cc, bcc] = [outside(limit - 1), outside(1), outside(1)]
    const refused = await sendAs(person, { to, cc, bcc })
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { to: [`One mail may go to at most ${limit} recipients outside of this system.`] },
    ])
    const chinese = await sendAs(person, { to, cc, bcc }, { 'accept-language': 'zh-CN' })
    expect(errorsOf(chinese)).toEqual({ to: [`一封邮件最多可发送给 ${limit} 位系统外的收件人。`] })
    expect(await queued(), 'nothing was queued').toBe(before)
    expect((await sendAs(person, { to, cc })).status).toBe(200)
    expect(await queued()).toBe(before + limit)
  })

  it('are limited per day across both servers, and rejected mails do not count', async () => {
    const person = await userOfAge(0)
    const { daily, recipients } = mailLimits.forNew
    expect((await sendAs(person, { to: outside(recipients) })).status).toBe(200)
    for (let again = 0; again < 4; again++) {
      const refused = await sendAs(person, { to: outside(recipients) })
      expect(errorsOf(refused)).toEqual({
        to: [`You may write to ${daily} recipients outside of this system in 24 hours. 2 are left now.`],
      })
    }
    expect((await sendAs(person, { to: outside(2) })).status).toBe(200)
    expect((await sendAs(person, { to: outside(1) })).status).toBe(422)
    await world.database.query({ text: `update "throttles" set "startedAt" = "startedAt" - 2 * 86400` })
    expect((await sendAs(person, { to: outside(1) })).status, 'two days later').toBe(200)
  })

  it('are counted correctly when ten mails are sent at once', async () => {
    const person = await userOfAge(0)
    const before = await queued()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendAs(person, { to: outside(1) })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mailLimits.forNew.daily)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(await queued()).toBe(before + mailLimits.forNew.daily)
  })

  it('do not include users of the system, unless the sender may not know of the account', async () => {
    const person = await userOfAge(0)
    const listed = [world.people.admin, world.people.manager].map(({ email }) => ({ address: email }))
    const [shown, hidden] = [await userOfAge(0), await userOfAge(0)]
    await world.database.query({
      text: 'update "users" set "isPublic" = true where "id" = $1',
      values: [shown.id],
    })
    const known = [...listed, { address: shown.email }]
    const full = outside(mailLimits.forNew.recipients)
    expect((await sendAs(person, { to: [...known, ...full] })).status).toBe(200)
    await forgetAttempts(world)
    const refusals = [hidden.email, 'nobody@people.example'].map((address) =>
      sendAs(person, { to: [...full, { address }] }),
    )
    const [item, other] = await Promise.all(refusals)
    expect([item?.status, item?.body], 'no refusal tells who has an account').toEqual([422, other?.body])
    expect((await sendAs(person, { to: [{ address: hidden.email }] })).status).toBe(200)
  })

  it('include invited people, each time an invitation is sent', async () => {
    const { id, token } = await createPerson(world.server, 'admin')
    const client = clientOf(servers[0] as ServerApp, token)
    const invite = () =>
      client.post('/api/invitations', { email: `guest${++addresses}@elsewhere.example`, role: 'user' })
    const first = await invite()
    expect(first.status, first.text).toBe(201)
    const { daily } = mailLimits.default
    const path = `/api/invitations/${(first.body as { id: string }).id}/resend`
    expect((await client.post(path)).status).toBe(200)
    for (let count = 2; count < daily; count++) expect((await invite()).status).toBe(201)
    const refused = await invite()
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, ['email']])
    expect((await client.post(path)).status).toBe(422)
    const stored = await world.database.query({
      text: 'select 1 from "invitations" where "invitedBy" = $1',
      values: [id],
    })
    expect(stored).toHaveLength(daily - 1)
  })
})

it('security codes are sent before two thousand waiting mails of users', async () => {
  const { database, people } = world
  await database.query({ text: 'delete from "outbox"' })
  const written = await sendAs(people.manager, { to: [{ address: people.admin.email }] })
  const { mail } = written.body as { mail: { id: string } }
  await database.transaction(async (tx) => {
    for (let count = 0; count < 2000; count++)
      await queueMail(tx, {
        kind: 'message',
        language: 'en',
        about: mail.id,
        to: `flood${count}@elsewhere.example`,
      })
  })
  const person = newcomer()
  expect((await world.anonymous.post('/api/account/register', person)).status).toBe(200)
  const { email } = people.user
  expect((await world.anonymous.post('/api/account/reset-password', { email })).status).toBe(204)
  const sent: string[] = []
  const worker = startMailWorker(world.server.services, {
    send(recipients) {
      sent.push(...recipients)
      if (recipients.length > 1) void worker.stop()
      return Promise.resolve(new Map())
    },
    close: () => {},
  })
  await worker.flush()
  expect(sent.slice(0, 2)).toEqual([person.email, email])
  // One delivery of a message has at most 100 recipients.
  expect(sent).toHaveLength(2 + 100)
  expect(new Set(sent).size).toBe(sent.length)
  await database.query({ text: 'analyze "outbox"' })
  const plan = await database.query<{ 'QUERY PLAN': string }>({
    text: `explain select "id" from "outbox" where "status" = 'waiting' and "nextAttemptAt" <= now()
      order by "priority", "createdAt" limit 1 for update skip locked`,
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('outbox_queue_index')
})
