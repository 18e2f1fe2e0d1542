import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#define/app'
import { corridor } from '../support/worlds/declared'
import { requireDeclaredOutput } from '../support/expected/declared-output'
import { createWorld, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
})
afterAll(() => world.close())

/** The result of checking a response against its declared output: "as declared" or the error. */
const check = (method: string, path: string, body: unknown, app: App = world.app) =>
  requireDeclaredOutput(
    app,
    new Request(`http://corridor.test${path}`, { method }),
    Response.json(body),
  ).then(
    () => 'as declared',
    (error: unknown) => String(error),
  )

const session = {
  id: 'one',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2026-01-02T00:00:00.000Z',
  lastSeenAt: null,
  network: null,
  browser: null,
  system: null,
  device: 'desktop',
  current: true,
}

describe('the check of a response against its declared output', () => {
  it.each([
    ['as it is declared', { sessions: [session] }, /^as declared$/],
    ['without a property', { sessions: [{ ...session, device: undefined }] }, /sessions\[0\]\.device/],
    ['with null, where there is a value', { sessions: [{ ...session, current: null }] }, /current/],
    ['with a property that is not declared', { sessions: [{ ...session, token: 'x' }] }, /token/],
    [
      'with another word than the declared ones',
      { sessions: [{ ...session, createdAt: 'today' }] },
      /createdAt/,
    ],
    ['with something beside', { sessions: [], more: 1 }, /more/],
  ])('covers a response %s', async (_, body, output) => {
    expect(await check('GET', '/api/account/sessions', body)).toMatch(output)
  })

  it('covers an action of a record by its path', async () => {
    const path = '/api/users/01890000-0000-7000-8000-000000000000/viewAs'
    expect(await check('POST', path, { accessToken: 'x' })).toBe('as declared')
    expect(await check('POST', path, { accessToken: 1 })).toMatch(/viewAs of users answers otherwise/)
  })

  it('covers a record by the fields of its resource, without the omitted ones', async () => {
    const { client } = world.people.user
    const mail = { to: [], cc: [], bcc: [], subject: 'A draft', body: '<p>Text</p>', attachments: [] }
    const { body } = await client.post('/api/mail/drafts', mail)
    const { mail: draft } = body as { mail: Record<string, unknown> }
    expect(await check('POST', '/api/mail/drafts', { mail: draft })).toBe('as declared')
    expect(await check('POST', '/api/mail/drafts', { mail: { ...draft, folder: 1 } })).toMatch(/mail/)
    const { body: _body, inReplyTo: _answered, references: _references, ...rest } = draft
    const { original: _original, ...summary } = rest
    expect(await check('GET', '/api/mail/thread', { mails: [summary] })).toBe('as declared')
    expect(await check('GET', '/api/mail/thread', { mails: [draft] })).toMatch(
      /thread of mails .*mails\[0\]/s,
    )
  })
})
