import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

interface Template {
  readonly id: string
  readonly version: number
  readonly body: string
  readonly isShared: boolean
  readonly owner: string
}

let world: World
let admin: Person
let anna: Person
let bert: Person
let carl: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[admin, anna, bert, carl] = await createPeople(world.server, 'admin', 'manager', 'manager', 'user')
})
afterAll(() => world.close())

const at = '/api/mailTemplates'
const create = async (person: Person, given: object = {}): Promise<Template> => {
  const answer = await person.client.post(at, { name: 'Thanks', body: '<p>Dear {name}</p>', ...given })
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Template
}
const canRead = async ({ client }: Person, { id }: Template) =>
  (await client.get(`${at}/${id}`)).status === 200
const update = async ({ client }: Person, { id, version }: Template) =>
  (await client.patch(`${at}/${id}`, { name: 'Changed', version })).status
const remove = async ({ client }: Person, { id }: Template) => (await client.remove(`${at}/${id}`)).status

it('a template is of its owner alone, unless it is shared with all staff', async () => {
  const own = await create(anna)
  expect(own).toMatchObject({ owner: anna.id, isShared: false })
  const shared = await create(anna, { isShared: true })
  for (const person of [admin, bert, carl]) {
    expect(await canRead(person, own)).toBe(false)
    expect(await update(person, own)).toBe(404)
    expect(await remove(person, own)).toBe(404)
  }
  expect(await Promise.all([admin, anna, bert, carl].map((person) => canRead(person, shared)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(await update(bert, shared)).toBe(403)
  expect(await remove(bert, shared)).toBe(403)
  expect(await update(carl, shared)).toBe(404)
  expect(await update(admin, shared)).toBe(200)
  expect(await remove(anna, shared)).toBe(204)
  expect(await update(anna, own)).toBe(200)
})

it('belongs to whoever creates it, and users who are not staff cannot share theirs', async () => {
  const foreign = await bert.client.post(at, { name: 'Mine', body: '<p>x</p>', owner: anna.id })
  expect([403, 422]).toContain(foreign.status)
  const answer = await carl.client.post(at, { name: 'Mine', body: '<p>x</p>', isShared: true })
  expect([403, 422]).toContain(answer.status)
  expect(await create(carl)).toMatchObject({ isShared: false })
})

it('its text is sanitized as that of mails', async () => {
  const template = await create(anna, {
    body: '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">you</a><img src=x onerror=x()></p>',
  })
  expect(template.body).toMatch(/^<p>Hello /)
  expect(template.body).not.toMatch(/script|onclick|onerror|javascript/)
})

it('has at most 64 KB', async () => {
  const faults = async (body: string) =>
    Object.keys(errorsOf(await anna.client.post(at, { name: 'Long', body })))
  expect(await faults(`<p>${'x'.repeat(64 * 1024)}</p>`)).toEqual(['body'])
  expect(await faults(`<p>${'文'.repeat(30_000)}</p>`)).toEqual(['body'])
  expect(await faults(`<p>${'文'.repeat(20_000)}</p>`)).toEqual([])
})

it('a user has at most 200', async () => {
  const rows = Array.from({ length: 199 }, (_, number) => create(carl, { name: `Template ${number}` }))
  await Promise.all(rows)
  const answer = await carl.client.post(at, { name: 'One more', body: '<p>x</p>' })
  expect(errorsOf(answer)).toEqual({ name: ['You have 200 templates already. Delete one first.'] })
})

it('is found by name and subject, without its text', async () => {
  await create(bert, { name: 'Obsidian', subject: 'Basalt' })
  for (const q of ['obsid', 'basalt']) {
    const answer = await bert.client.get(`${at}?q=${q}&_fields=name,subject`)
    expect(answer.body).toHaveLength(1)
    expect((answer.body as object[])[0]).not.toHaveProperty('body')
  }
})
