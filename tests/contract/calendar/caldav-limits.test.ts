import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpServer } from '#server/lifecycle/http-server'
import type { Database } from '#server/base/database'
import { single } from '#tests/support/ics-samples/sample'
import { forgetAttempts, givePasswords, keyOf, password } from '../support/worlds/accounts'
import { basicOf, calendarNamed, clientWith, davClient } from '../support/mail/caldav'
import { corridor } from '../support/worlds/declared'
import { eventsOf, importedIcs, newCalendar } from '../support/mail/ics'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let person: Person
let key: string
let work: string
beforeAll(async () => {
  world = await createWorld(corridor)
  person = await createPerson(world.server, 'user')
  await givePasswords(world, person)
  key = await keyOf(person.client)
  work = `/api/caldav/calendars/${person.id}/${await newCalendar(person, { name: 'Work' })}/`
})
beforeEach(() => forgetAttempts(world))
afterAll(() => world.close())

const xml = { 'content-type': 'application/xml' }
const send = (method: string, path: string, body?: string, headers: object = {}) =>
  world.anonymous.send(method, path, body, {
    ...basicOf(person.email, key),
    ...(headers as Record<string, string>),
  })
const query = (inside: string) =>
  `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR">${inside}</c:comp-filter></c:filter></c:calendar-query>`

describe('signing in', () => {
  it('needs an API key of the user with that address', async () => {
    const other = await createPerson(world.server, 'user')
    const missing = await world.anonymous.send('PROPFIND', work, undefined, { depth: '0' })
    expect(missing.status).toBe(401)
    expect(missing.headers.get('www-authenticate')).toMatch(/^Basic realm=/)
    for (const [user, secret] of [
      [person.email, password],
      [other.email, key],
      [person.email, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
      ['', key],
    ] as const) {
      const answer = await world.anonymous.send('PROPFIND', work, undefined, {
        ...basicOf(user, secret),
        depth: '0',
      })
      expect(answer.status, user).toBe(401)
    }
    const known = await world.anonymous.send('PROPFIND', work, undefined, {
      ...basicOf(person.email.toUpperCase(), key),
      depth: '0',
    })
    expect(known.status).toBe(207)
  })

  it('is limited after many wrong passwords, but not for a key that was valid', async () => {
    const wrong = () => world.anonymous.send('GET', work, undefined, basicOf(person.email, 'wrong'))
    const statuses: number[] = []
    for (let attempt = 0; attempt < 62; attempt++) statuses.push((await wrong()).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await send('PROPFIND', work, undefined, { depth: '0' })).status).toBe(207)
  })

  it('ends with the key', async () => {
    const [gone] = [await createPerson(world.server, 'user')]
    await givePasswords(world, gone)
    const client = await clientWith(world, gone.email, await keyOf(gone.client))
    const { apiKeys } = (await gone.client.get('/api/account/api-keys')).body as { apiKeys: { id: string }[] }
    await gone.client.remove(`/api/account/api-keys/${apiKeys[0]?.id}`)
    const answer = await world.anonymous.send('PROPFIND', '/api/caldav/', undefined, {
      authorization: client.authHeaders?.authorization ?? '',
      depth: '0',
    })
    expect(answer.status).toBe(401)
  })
})

describe('hostile requests', () => {
  it('with entities, deep nesting or a large body are refused', async () => {
    const entities = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><d:propfind xmlns:d="DAV:"><d:prop><d:x>&b;</d:x></d:prop></d:propfind>`
    const deep = `<d:propfind xmlns:d="DAV:">${'<d:prop>'.repeat(500)}${'</d:prop>'.repeat(500)}</d:propfind>`
    const many = `<d:propfind xmlns:d="DAV:"><d:prop>${'<d:x/>'.repeat(6000)}</d:prop></d:propfind>`
    for (const body of [
      entities,
      deep,
      many,
      '<d:propfind',
      'x',
      '<a/><b/>',
      '<d:x xmlns:d="DAV:">&b;</d:x>',
    ])
      expect((await send('PROPFIND', work, body, { ...xml, depth: '0' })).status, body.slice(0, 40)).toBe(400)
    const large = `<d:propfind xmlns:d="DAV:"><!--${'x'.repeat(1024 * 1024)}--></d:propfind>`
    expect((await send('PROPFIND', work, large, { ...xml, depth: '0' })).status).toBe(413)
    expect(
      (await send('PUT', `${work}a.ics`, 'x'.repeat(6 * 1024 * 1024), { 'content-type': 'text/calendar' }))
        .status,
    ).toBe(413)
  })

  it('for other paths and methods are refused', async () => {
    const hrefs = [
      '../../../../etc/passwd',
      `${work}..%2f..%2fx.ics`,
      `${work}%00.ics`,
      'https://other.example/x.ics',
      `${work}%zz.ics`,
    ]
    const body = `<c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/></d:prop>${hrefs.map((href) => `<d:href>${href}</d:href>`).join('')}</c:calendar-multiget>`
    const answer = await send('REPORT', work, body, xml)
    expect(answer.status).toBe(207)
    expect(answer.text.match(/404 Not Found/g)).toHaveLength(hrefs.length)
    const many = body.replace('</c:', `${'<d:href>/x</d:href>'.repeat(501)}</c:`)
    expect((await send('REPORT', work, many, xml)).text).toContain('number-of-matches-within-limits')
    const infinite = await send('PROPFIND', work, undefined, {})
    expect([infinite.status, infinite.text]).toEqual([403, expect.stringContaining('propfind-finite-depth')])
    expect((await send('LOCK', work)).status).toBe(405)
    expect((await send('GET', `${work}none.ics`)).status).toBe(404)
    expect((await send('PROPFIND', '/api/caldav/x/y', undefined, { depth: '0' })).status).toBe(404)
  })

  it('with anything but one event are refused by name', async () => {
    const puts = async (text: string, type = 'text/calendar') =>
      send('PUT', `${work}p.ics`, text, { 'content-type': type })
    expect((await puts('{}', 'application/json')).status).toBe(415)
    const refusals = [
      ['x', 'valid-calendar-data'],
      [
        'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:p\r\nEND:VTODO\r\nEND:VCALENDAR',
        'supported-calendar-component',
      ],
      [single('UID:p', 'SUMMARY:No start'), 'valid-calendar-data'],
      [
        single('UID:p', 'DTSTART:20261005T090000Z').replace(
          'END:VCALENDAR',
          'BEGIN:VEVENT\r\nUID:q\r\nDTSTART:20261005T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR',
        ),
        'valid-calendar-object-resource',
      ],
      [
        single('UID:p', 'DTSTART:20261005T090000Z', 'DTEND:20281005T090000Z'),
        'valid-calendar-object-resource',
      ],
    ] as const
    for (const [text, name] of refusals) {
      const answer = await puts(text)
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining(name)])
    }
    expect(
      (
        await send('PUT', `${work}p.ics`, single('UID:p', 'DTSTART:20261005T090000Z'), {
          'content-type': 'text/calendar',
          'if-match': '"x"',
        })
      ).status,
    ).toBe(412)
  })
})

describe('calendars', () => {
  it('are created, renamed and deleted; those that are read from elsewhere cannot be changed', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const path = `/api/caldav/calendars/${person.id}/${id}/`
    const set = (tag: string, name: string, more = '') =>
      `<${tag} xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:i="http://apple.com/ns/ical/"><d:set><d:prop><d:displayname>${name}</d:displayname>${more}</d:prop></d:set></${tag}>`
    expect((await send('MKCALENDAR', path, set('c:mkcalendar', 'Club'), xml)).status).toBe(201)
    expect((await send('MKCALENDAR', path, set('c:mkcalendar', 'Club'), xml)).status).toBe(405)
    const changed = await send(
      'PROPPATCH',
      path,
      set('d:propertyupdate', 'Team', '<i:calendar-color>#ff0000ff</i:calendar-color>'),
      xml,
    )
    expect([changed.status, changed.text]).toEqual([207, expect.stringContaining('200 OK')])
    expect((await person.client.get(`/api/calendars/${id}`)).body).toMatchObject({
      name: 'Team',
      color: 'red',
    })
    expect((await send('PROPPATCH', path, set('d:propertyupdate', 'Not', '<d:x/>'), xml)).text).toContain(
      '424 Failed',
    )
    expect((await send('DELETE', path)).status).toBe(204)
    expect((await send('PROPFIND', path, undefined, { depth: '0' })).status).toBe(404)
    const source = await newCalendar(person, { name: 'Holidays', address: 'https://calendar.example/x.ics' })
    const read = `/api/caldav/calendars/${person.id}/${source}/`
    const refused = await send('PUT', `${read}a.ics`, single('UID:a', 'DTSTART:20261005T090000Z'), {
      'content-type': 'text/calendar',
    })
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('need-privileges')])
    const shown = await send(
      'PROPFIND',
      read,
      '<d:propfind xmlns:d="DAV:"><d:prop><d:current-user-privilege-set/></d:prop></d:propfind>',
      { depth: '0' },
    )
    expect(shown.text).not.toContain('<d:write/>')
  })
})

it('a query of a month reads no other of 2,000 events', async () => {
  const owner = await createPerson(world.server, 'user')
  const id = await newCalendar(owner, { name: 'Full' })
  const events = Array.from({ length: 2000 }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '')
    return `BEGIN:VEVENT\r\nUID:e${index}\r\nDTSTART:${day}T090000Z\r\nDTEND:${day}T100000Z\r\nSUMMARY:E\r\nEND:VEVENT`
  })
  await importedIcs(owner, ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'), `?calendar=${id}`)
  const client = await davClient(world, owner)
  const full = await calendarNamed(client, 'Full')
  const rows: number[] = []
  const { database } = world.server.services as unknown as { database: Database }
  const { query: original } = database
  Object.assign(database, {
    query: async (statement: Parameters<Database['query']>[0]) => {
      const found = await original.call(database, statement)
      rows.push(found.length)
      return found
    },
  })
  try {
    const range =
      '<c:comp-filter name="VEVENT"><c:time-range start="20220301T000000Z" end="20220401T000000Z"/></c:comp-filter>'
    const answer = await world.anonymous.send('REPORT', new URL(full.url).pathname, query(range), {
      ...xml,
      authorization: client.authHeaders?.authorization ?? '',
    })
    expect(answer.text.match(/<d:response>/g)).toHaveLength(31)
  } finally {
    Object.assign(database, { query: original })
  }
  expect(Math.max(...rows)).toBeLessThan(40)
  expect(rows.length).toBeLessThan(12)
  const all = await client.propfind({ url: full.url, props: { 'd:getetag': {} }, depth: '1' })
  expect(all).toHaveLength(2001)
}, 60_000)

it('is served over HTTP, from the address that programs look for first', async () => {
  const http = createHttpServer(world.server, Object.assign(() => {}, { build: undefined }) as never)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  const base = `http://127.0.0.1:${port}`
  try {
    const found = await fetch(`${base}/.well-known/caldav`, { method: 'PROPFIND', redirect: 'manual' })
    expect([found.status, found.headers.get('location')]).toEqual([301, '/api/caldav/'])
    const options = await fetch(`${base}/api/caldav/`, { method: 'OPTIONS' })
    expect(options.headers.get('dav')).toBe('1, 3, access-control, calendar-access')
    const headers = { ...basicOf(person.email, key), 'content-type': 'text/calendar' }
    const object = `${base}${work}http%40x.ics`
    const body = single('UID:http@x', 'DTSTART:20261005T090000Z', 'SUMMARY:Wire')
    expect((await fetch(object, { method: 'PUT', headers, body })).status).toBe(201)
    const head = await fetch(object, { method: 'HEAD', headers })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
      200,
      expect.stringMatching(/^"/),
      '',
    ])
    const report = await fetch(`${base}${work}`, {
      method: 'REPORT',
      headers: { ...headers, ...xml },
      body: query(''),
    })
    expect([report.status, await report.text()]).toEqual([207, expect.stringContaining('http%40x.ics')])
    expect((await eventsOf(person)).some(({ uid }) => uid === 'http@x')).toBe(true)
  } finally {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
})
