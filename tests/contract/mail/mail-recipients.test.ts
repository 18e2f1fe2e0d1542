import { afterAll, beforeAll, expect, it } from 'vitest'
import { create } from '#server/write/create'
import type { AnyResource } from '#define/resource'
import { corridor } from '../support/worlds/declared'
import { sendMail } from '../support/mail/mailbox'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
beforeAll(async () => {
  world = await createWorld(corridor)
  for (const [displayName, email, isPublic] of [
    ['Quentin Listed', 'quentin@people.example', true],
    ['Quirin Hidden', 'quirin@people.example', false],
    ['王小明', 'wang@people.example', true],
  ] as const)
    await create(world.writer(), world.app.users as AnyResource, {
      displayName,
      firstName: 'Q',
      lastName: 'Q',
      email,
      isPublic,
      role: 'user',
    })
  await create(world.writer(), world.app.customers as AnyResource, {
    name: 'Quarry Ltd',
    email: 'office@quarry.example',
    country: 'DE',
  })
})
afterAll(() => world.close())

async function like({ client }: Person, q?: string): Promise<string[]> {
  const answer = await client.get(`/api/mail/recipients?${new URLSearchParams(q === undefined ? {} : { q })}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { recipients: { address: string }[] }).recipients.map(({ address }) => address)
}
const to = (...addresses: readonly string[]) => addresses.map((address) => ({ name: null, address }))

it('people are suggested whom the caller may know of: by name, word of a name, and address', async () => {
  const { manager, user } = world.people
  expect(await like(manager, 'qu')).toEqual([
    'office@quarry.example',
    'quentin@people.example',
    'quirin@people.example',
  ])
  expect(await like(manager, 'LISTED')).toEqual(['quentin@people.example'])
  expect(await like(manager, 'office@quarry')).toEqual(['office@quarry.example'])
  expect(await like(manager, '小明')).toEqual(['wang@people.example'])
  // A user knows listed people only, and no customers of others.
  expect(await like(user, 'qu')).toEqual(['quentin@people.example'])
  expect((await world.anonymous.get('/api/mail/recipients?q=qu')).status).toBe(401)
})

it('past correspondents are suggested, the one with the most and latest mails first, and each only to its user', async () => {
  const [person, other] = [await createPerson(world.server, 'user'), await createPerson(world.server, 'user')]
  const written = { name: 'Zoe "Z" Zeller', address: 'zoe@elsewhere.example' }
  await sendMail(person, { to: to('zed@elsewhere.example'), subject: 'One' })
  await sendMail(person, { to: [written], bcc: to('zara@elsewhere.example'), subject: 'Two' })
  await sendMail(person, { to: [{ ...written, name: null }], subject: 'Three' })
  await sendMail(other, { to: to(person.email), subject: 'Four' })
  expect(await like(person, 'z')).toEqual([
    'zoe@elsewhere.example',
    'zara@elsewhere.example',
    'zed@elsewhere.example',
  ])
  expect(await like(person, 'zel')).toEqual(['zoe@elsewhere.example'])
  expect(await like(person, 'elsew')).toHaveLength(3)
  expect((await like(person)).slice(0, 2)).toEqual(['zoe@elsewhere.example', 'zara@elsewhere.example'])
  expect(await like(person)).toContain(other.email)
  expect(await like(other, 'z')).toEqual([])
  // A mail of two years ago counts less than one of today.
  await world.database.query({
    text: `update "mails" set "sentAt" = now() - interval '2 years' where "owner" = $1 and "subject" in ('Two', 'Three')`,
    values: [person.id],
  })
  expect((await like(person, 'z'))[0]).toBe('zed@elsewhere.example')
})

it('is not a way to run SQL or patterns, and is limited', async () => {
  const { manager } = world.people
  for (const q of ["'; drop table mails; --", '%', '_', '\\', ':*', "' | 'a':*", '<b>', '   '])
    expect(Array.isArray(await like(manager, q))).toBe(true)
  expect(await like(manager, '%')).toEqual([])
  const long = await manager.client.get(`/api/mail/recipients?q=${'a'.repeat(201)}`)
  expect(long.status).toBe(422)
  await sendMail(manager, { to: to(...Array.from({ length: 20 }, (_, n) => `many${n}@x.example`)) })
  expect(await like(manager, 'many')).toHaveLength(8)
})
