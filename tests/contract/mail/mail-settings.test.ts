import { afterAll, beforeAll, expect, it } from 'vitest'
import { corridor } from '../support/worlds/declared'
import { createPeople, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let anna: Person
let bert: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  ;[anna, bert] = await createPeople(world.server, 'manager', 'admin')
})
afterAll(() => world.close())

const read = async ({ client }: Person) => (await client.get('/api/mail/settings')).body
const save = ({ client }: Person, given: object) => client.post('/api/mail/settings', given)

it('a signature is saved for its user alone, without scripts, and can be removed', async () => {
  expect(await read(anna)).toEqual({ signature: null })
  const given = { signature: '<p>Anna</p><p><strong>Corridor</strong></p><script>alert(1)</script>' }
  const expected = { signature: '<p>Anna</p><p><strong>Corridor</strong></p>' }
  const saved = await save(anna, given)
  expect([saved.status, saved.body]).toEqual([200, expected])
  expect(await read(anna)).toEqual(expected)
  expect(await read(bert)).toEqual({ signature: null })
  expect((await bert.client.get('/api/mailSettings')).text).not.toContain('Anna')
  expect((await save(anna, { signature: null })).body).toEqual({ signature: null })
})

it('simultaneous requests save it once, and wrong ones are refused', async () => {
  const saved = await Promise.all(
    ['<p>One</p>', '<p>Two</p>', '<p>Three</p>'].map((signature) => save(bert, { signature })),
  )
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
  const stored = await world.database.query({
    text: 'select "mailbox" from "mailSettings" where "mailbox" = $1',
    values: [bert.id],
  })
  expect(stored).toHaveLength(1)
  for (const signature of ['x'.repeat(10_001), 5, ['a']])
    expect((await save(bert, { signature })).status).toBe(422)
  expect((await save(bert, { signature: null, owner: anna.id })).status).toBe(422)
  expect((await bert.client.post('/api/mailSettings', { mailbox: anna.id, owner: anna.id })).status).toBe(403)
  expect((await world.anonymous.get('/api/mail/settings')).status).toBe(401)
})
