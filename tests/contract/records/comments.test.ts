import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { errorsOf } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { kanbanCalls } from '../support/business/kanban'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

interface CommentRow {
  readonly id: string
  readonly version: number
  readonly author: string
  readonly byline: string
  readonly body: string
  readonly editedAt: string | null
  readonly mentions: readonly { readonly user: string; readonly username: string }[]
  readonly _can: readonly string[]
}
interface Notice {
  readonly kind: string
  readonly subject: string
  readonly record: string
  readonly values: { readonly actor: string }
}

let world: World
let column: string
/** A user who is assigned to the card, and one who has nothing to do with it. */
let insider: Person
let outsider: Person
let card: string
beforeAll(async () => {
  world = await createWorld(corridor)
  column = await kanbanCalls(world.people.admin.client).addColumn('Comments')
  insider = await createPerson(world.server, 'user')
  outsider = await createPerson(world.server, 'user')
})
afterAll(() => world.close())
beforeEach(async () => {
  card = await cardWith([insider.id])
  await Promise.all(
    [insider, outsider, ...Object.values(world.people)].map(({ client }) =>
      client.post('/api/notifications/read', { ids: [], all: true }),
    ),
  )
})

async function cardWith(assignees: readonly string[], by: Person = world.people.manager): Promise<string> {
  const made = await by.client.post('/api/kanbanCards', { name: 'Berth', column, assignees })
  expect(made.status, made.text).toBe(201)
  return (made.body as { id: string }).id
}
const write = (by: Person, body: string, record = card) =>
  by.client.post('/api/cardComments', { record, body })
async function written(by: Person, body: string): Promise<CommentRow> {
  const made = await write(by, body)
  expect(made.status, made.text).toBe(201)
  return made.body as CommentRow
}
const commentsFor = async (reader: Person, record = card) =>
  (await reader.client.get(`/api/cardComments?record=${record}&_sort=createdAt&_order=desc`))
    .body as CommentRow[]
const noticesOf = async ({ client }: Person): Promise<Notice[]> =>
  ((await client.get('/api/notifications?status=unread')).body as { notifications: Notice[] }).notifications

it('those who may read a card read and write its comments, with their author and name', async () => {
  const made = await written(insider, 'The **berth** is free.')
  expect(made).toMatchObject({ author: insider.id, byline: 'A user', editedAt: null })
  for (const reader of [insider, world.people.manager, world.people.admin])
    expect((await commentsFor(reader)).map(({ body }) => body)).toEqual(['The **berth** is free.'])
})

it('those who may not read a card can neither read nor write its comments', async () => {
  const { id } = await written(insider, 'Not for everyone')
  expect(await commentsFor(outsider)).toEqual([])
  expect((await outsider.client.get(`/api/cardComments/${id}`)).status).toBe(404)
  expect([403, 404, 422]).toContain((await write(outsider, 'Me too')).status)
  expect([403, 404]).toContain((await outsider.client.patch(`/api/cardComments/${id}`, { body: 'x' })).status)
  expect([403, 404]).toContain((await outsider.client.remove(`/api/cardComments/${id}`)).status)
  expect((await outsider.client.get(`/api/cardComments/people?record=${card}`)).status).toBe(404)
  expect((await commentsFor(world.people.admin)).map(({ body }) => body)).toEqual(['Not for everyone'])
})

it('a user who is taken off a card no longer reads its comments', async () => {
  await written(insider, 'Still here')
  await world.people.manager.client.patch(`/api/kanbanCards/${card}`, { assignees: [] })
  expect(await commentsFor(insider)).toEqual([])
})

it('authors edit and delete their own comments, administrators delete any', async () => {
  const { manager, admin } = world.people
  const mine = await written(insider, 'Frist')
  const edited = await insider.client.patch(`/api/cardComments/${mine.id}`, { body: 'First' })
  expect(edited.body).toMatchObject({ body: 'First', editedAt: expect.any(String) as string })
  expect((await manager.client.patch(`/api/cardComments/${mine.id}`, { body: 'No' })).status).toBe(403)
  expect((await manager.client.remove(`/api/cardComments/${mine.id}`)).status).toBe(403)
  expect((await admin.client.remove(`/api/cardComments/${mine.id}`)).status).toBe(204)
  const other = await written(insider, 'Second')
  expect((await insider.client.remove(`/api/cardComments/${other.id}`)).status).toBe(204)
})

it('the author, the name, the mentions and the time of an edit cannot be set', async () => {
  const given = { record: card, body: 'Hi', author: outsider.id, byline: 'Someone else' }
  const made = await insider.client.post('/api/cardComments', given)
  expect(made.status).toBe(422)
  expect(Object.keys(errorsOf(made)).toSorted()).toEqual(['author', 'byline'])
})

it('empty and too long comments are refused at the field', async () => {
  expect(errorsOf(await write(insider, '  '))).toHaveProperty('body')
  expect(errorsOf(await write(insider, 'x'.repeat(5001)))).toHaveProperty('body')
})

it('a mention notifies a user who may read the card, once, and no other user', async () => {
  const { manager } = world.people
  const nameOf = async ({ id }: Person) =>
    ((await world.people.admin.client.get(`/api/users/${id}`)).body as { username: string }).username
  const [inside, outside] = [await nameOf(insider), await nameOf(outsider)]
  const made = await written(manager, `@${inside} and @${outside}, please look. @nobody`)
  expect(made.mentions.map(({ user }) => user)).toEqual([insider.id])
  expect(await noticesOf(insider)).toMatchObject([
    { kind: 'mentioned', subject: 'Berth', record: card, values: { actor: 'A manager' } },
  ])
  expect(await noticesOf(outsider)).toEqual([])
  await manager.client.patch(`/api/cardComments/${made.id}`, { body: `@${inside}, never mind` })
  expect(await noticesOf(insider)).toHaveLength(1)
})

it('a comment notifies the assignees and who reported the card, but not its author', async () => {
  await written(world.people.admin, 'How is it going?')
  const expected = [{ kind: 'commented', subject: 'Berth', record: card, values: { actor: 'A admin' } }]
  expect(await noticesOf(insider)).toMatchObject(expected)
  expect(await noticesOf(world.people.manager)).toMatchObject(expected)
  expect(await noticesOf(world.people.admin)).toEqual([])
})

it('suggests the users who may read the card, by a part of their name', async () => {
  const answer = await insider.client.get(`/api/cardComments/people?record=${card}&q=user`)
  const ids = (answer.body as { people: { id: string }[] }).people.map(({ id }) => id)
  expect(ids).toContain(insider.id)
  expect(ids).not.toContain(outsider.id)
})

it('assigning a card notifies the users who were added, but not the one who did it', async () => {
  const { manager } = world.people
  await manager.client.patch(`/api/kanbanCards/${card}`, { assignees: [insider.id, outsider.id, manager.id] })
  expect(await noticesOf(outsider)).toMatchObject([
    { kind: 'assigned', subject: 'Berth', record: card, values: { actor: 'A manager' } },
  ])
  expect(await noticesOf(insider)).toEqual([])
  expect(await noticesOf(manager)).toEqual([])
  const made = await cardWith([insider.id])
  expect(await noticesOf(insider)).toMatchObject([{ kind: 'assigned', record: made }])
})

it('users who are assigned to several cards at once get one notification, which names the number of cards', async () => {
  const { manager, admin } = world.people
  const ids = [await cardWith([]), await cardWith([]), await cardWith([])]
  const assign = async (by: Person, assignees: string[]) => {
    const body = { verb: 'update', ids, values: { assignees } }
    const plan = await by.client.post('/api/kanbanCards/bulk', { ...body, dryRun: true })
    const { token } = plan.body as { token: string }
    const ran = await by.client.post('/api/kanbanCards/bulk', { token })
    expect(ran.body).toMatchObject({ count: 3 })
  }
  await assign(manager, [outsider.id])
  const gathered = { kind: 'assigned', subject: 'Berth', record: null, values: { others: 2 } }
  expect(await noticesOf(outsider)).toMatchObject([gathered])
  // Those of another run are not added to it.
  await assign(manager, [])
  await assign(admin, [outsider.id])
  expect(await noticesOf(outsider)).toMatchObject([gathered, gathered])
})

it('a deleted card takes its comments with it, and undoing brings them back', async () => {
  const { admin } = world.people
  await written(insider, 'Goes along')
  expect((await admin.client.remove(`/api/kanbanCards/${card}`)).status).toBe(204)
  expect(await commentsFor(admin)).toEqual([])
  expect((await admin.client.post(`/api/kanbanCards/${card}/undo`)).status).toBe(200)
  expect((await commentsFor(admin)).map(({ body }) => body)).toEqual(['Goes along'])
})
