import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/lifecycle/app'
import { sweep } from '#server/lifecycle/sweep'
import { forgetAttempts, mine, newcomer, password, register, type SignedIn } from '../support/worlds/accounts'
import { clientOf, errorsOf, type Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { codeTo, mailsTo } from '../support/mail/mails'
import { createPerson, createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const titleOf = (answer: Answer) => (answer.body as { title?: string }).title
let invited = 0
async function invite(given: object = {}) {
  const email = `guest${++invited}@guests.example`
  const answer = await world.people.admin.client.post('/api/invitations', {
    email,
    role: 'manager',
    ...given,
  })
  expect(answer.status, answer.text).toBe(201)
  return { email, id: (answer.body as { id: string }).id }
}
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(world, email)
  return /invitation=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const accept = (email: string, invitation: string, more: object = {}) =>
  world.anonymous.post('/api/account/register', {
    email,
    password,
    firstName: 'Guest',
    lastName: 'One',
    invitation,
    ...more,
  })

it('an invitation by mail creates an active account with its role, once', async () => {
  const { email, id } = await invite({ message: 'Welcome <b>aboard</b>.' })
  const [mail] = await mailsTo(world, email)
  expect(mail?.html).toContain('Welcome &lt;b&gt;aboard&lt;/b&gt;.')
  const token = await linkTo(email)
  const read = await world.anonymous.post('/api/account/invitation', { invitation: token })
  expect(read.body).toEqual({ email, role: 'manager', message: 'Welcome <b>aboard</b>.' })
  const accepted = await accept(email, token)
  expect(accepted.status, accepted.text).toBe(200)
  const { accessToken, user } = accepted.body as SignedIn
  expect(user).toMatchObject({ email, role: 'manager', emailVerified: true, status: 'active' })
  expect((await mine(world.server, accessToken)).status).toBe(200)
  expect((await world.people.admin.client.get(`/api/invitations/${id}`)).body).toMatchObject({
    status: 'accepted',
  })
  expect(titleOf(await accept(email, token)), 'once').toBe('token')
})

it('an invitation is valid only for its address and its role', async () => {
  const { email } = await invite({ role: 'user' })
  const token = await linkTo(email)
  expect(errorsOf(await accept('else@guests.example', token))).toHaveProperty('email')
  expect(errorsOf(await accept(email, token, { role: 'admin' }))).toHaveProperty('role')
  for (const forged of ['x', `${token}x`, token.replace(/\..*/, '.x'), `${world.people.admin.id}.abc`])
    expect(titleOf(await accept(email, forged)), forged).toBe('token')
  expect(((await accept(email, token)).body as SignedIn).user).toMatchObject({ role: 'user' })
})

it('an invitation gets a new link when it is sent again, and is invalid when it is revoked', async () => {
  const { client } = world.people.admin
  const { email, id } = await invite()
  const first = await linkTo(email)
  expect((await client.post(`/api/invitations/${id}/resend`)).status).toBe(200)
  const second = await linkTo(email)
  expect(second).not.toBe(first)
  expect(titleOf(await accept(email, first))).toBe('token')
  expect((await client.post(`/api/invitations/${id}/revoke`)).status).toBe(200)
  expect(titleOf(await accept(email, second))).toBe('token')
})

describe('an invitation is valid only while its issuer may grant its role', () => {
  const opened = async (role: string, issuerRole: 'admin' | 'manager' = 'admin') => {
    const issuer = await createPerson(world.server, issuerRole)
    const email = `guest${++invited}@guests.example`
    const made = await issuer.client.post('/api/invitations', { email, role })
    expect(made.status, made.text).toBe(201)
    return { issuer, email, id: (made.body as { id: string }).id, token: await linkTo(email) }
  }
  const change = (id: string, values: object) => world.people.admin.client.patch(`/api/users/${id}`, values)
  const refuses = async ({ email, token }: { email: string; token: string }) => {
    expect(titleOf(await world.anonymous.post('/api/account/invitation', { invitation: token }))).toBe(
      'token',
    )
    expect(titleOf(await accept(email, token))).toBe('token')
    const made = await world.database.query({
      text: 'select 1 from "users" where "email" = $1',
      values: [email],
    })
    expect(made).toEqual([])
  }

  it.each(['admin', 'manager'])(
    'an administrator who becomes a manager can no longer grant %s',
    async (role) => {
      const given = await opened(role)
      expect((await change(given.issuer.id, { role: 'manager' })).status).toBe(200)
      await refuses(given)
    },
  )

  it('an administrator who becomes a manager can still grant user', async () => {
    const given = await opened('user')
    await change(given.issuer.id, { role: 'manager' })
    expect((await accept(given.email, given.token)).status).toBe(200)
  })

  it('a manager who becomes a user can no longer grant a role', async () => {
    const given = await opened('user', 'manager')
    await change(given.issuer.id, { role: 'user' })
    await refuses(given)
  })

  it('a banned issuer can no longer grant a role', async () => {
    const given = await opened('admin')
    await change(given.issuer.id, { role: 'user' })
    const banned = await world.people.admin.client.post(`/api/users/${given.issuer.id}/ban`, {
      reason: 'Fraud.',
    })
    expect(banned.status, banned.text).toBe(200)
    await refuses(given)
  })

  it('an invitation whose issuer was deleted is invalid', async () => {
    const given = await opened('user', 'manager')
    await world.database.query({
      text: 'update "invitations" set "invitedBy" = null where "id" = $1',
      values: [given.id],
    })
    await refuses(given)
  })

  it('an invitation that its issuer may not grant is not mailed, and is valid after an administrator resends it', async () => {
    const issuer = await createPerson(world.server, 'admin')
    const email = `guest${++invited}@guests.example`
    const made = await issuer.client.post('/api/invitations', { email, role: 'admin' })
    await change(issuer.id, { role: 'user' })
    expect(await linkTo(email), 'no mail').toBe('')
    const { id } = made.body as { id: string }
    expect((await world.people.admin.client.post(`/api/invitations/${id}/resend`)).status).toBe(200)
    const accepted = await accept(email, await linkTo(email))
    expect((accepted.body as SignedIn).user).toMatchObject({ role: 'admin' })
  })
})

it('an invitation that has expired is rejected and gets the status expired', async () => {
  const { email, id } = await invite()
  const token = await linkTo(email)
  await world.database.query({
    text: `update "invitations" set "expiresAt" = now() - interval '1 second' where "id" = $1`,
    values: [id],
  })
  await world.database.query({ text: `update "codes" set "expiresAt" = now() - interval '1 second'` })
  expect(titleOf(await accept(email, token))).toBe('token')
  await sweep(world.server.services)
  expect((await world.people.admin.client.get(`/api/invitations/${id}`)).body).toMatchObject({
    status: 'expired',
  })
})

it('managers may invite only with the role user, users may not invite, and an existing address is rejected', async () => {
  const { manager, user } = world.people
  const ask = (client: typeof manager.client, role: string) =>
    client.post('/api/invitations', { email: `m${++invited}@guests.example`, role })
  expect((await ask(manager.client, 'user')).status).toBe(201)
  expect((await ask(manager.client, 'manager')).status).toBe(403)
  expect((await ask(manager.client, 'admin')).status).toBe(403)
  expect((await ask(user.client, 'user')).status).toBe(403)
  expect(
    errorsOf(await world.people.admin.client.post('/api/invitations', { email: user.email, role: 'user' })),
  ).toHaveProperty('email')
})

it('a user whose account an administrator created sets their password by mail', async () => {
  const person = {
    email: 'made@guests.example',
    firstName: 'Made',
    lastName: 'Byhand',
    displayName: 'Made Byhand',
  }
  expect((await world.people.admin.client.post('/api/users', person)).status).toBe(201)
  const [mail] = await mailsTo(world, person.email)
  expect(mail).toMatchObject({ kind: 'welcome', text: expect.stringContaining('/auth/reset-password') })
  await world.anonymous.post('/api/account/reset-password', { email: person.email })
  const code = await codeTo(world, person.email)
  const chosen = await world.anonymous.post('/api/account/new-password', {
    email: person.email,
    code,
    password,
  })
  expect((chosen.body as SignedIn).user).toMatchObject({ emailVerified: true, role: 'user' })
})

it('with sign-up by approval a new account waits until an administrator approves it', async () => {
  const server = await createApp({ database: world.database, signUp: 'approval' })
  const person = newcomer()
  const anonymous = clientOf(server)
  await anonymous.post('/api/account/register', person)
  const code = await codeTo({ ...world, server }, person.email)
  const verified = await anonymous.post('/api/account/verify', { email: person.email, code })
  expect([verified.status, verified.body]).toMatchObject([
    403,
    { title: 'inactive', accountStatus: 'pending' },
  ])
  const { email } = person
  const signIn = () => anonymous.post('/api/account/login', { email, password })
  expect((await signIn()).body).toMatchObject({ message: 'This account waits for approval.' })
  const [row] = await world.database.query<{ id: string }>({
    text: 'select "id" from "users" where "email" = $1',
    values: [email],
  })
  expect((await world.people.admin.client.post(`/api/users/${row?.id}/approve`)).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  expect((await mailsTo(world, email))[0]?.kind).toBe('approved')
})

it('with sign-up by invitation a registration without an invitation is rejected', async () => {
  const server = await createApp({ database: world.database, signUp: 'invited' })
  expect(titleOf(await clientOf(server).post('/api/account/register', newcomer()))).toBe('signUpClosed')
  const { email } = await invite()
  const token = await linkTo(email)
  const given = { email, password, firstName: 'A', lastName: 'B', invitation: token }
  expect((await clientOf(server).post('/api/account/register', given)).status).toBe(200)
})

it('administrators are notified of a new account', async () => {
  const { user } = await register(world)
  const received = await world.people.admin.client.get('/api/notifications?kind=userRegistered')
  expect(received.text).toContain(user.id)
})
