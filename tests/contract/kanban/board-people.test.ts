import { afterEach, describe, expect, it } from 'vitest'
import { answerOf, errorsOf, type Client } from '../support/worlds/client'
import { kanbanWorld, type Made } from '../support/business/kanban'
import { formOf, pixel } from '../support/worlds/upload-form'
import { createPerson } from '../support/worlds/world'

const kanban = kanbanWorld()

async function created(client: Client, path: string, values: object): Promise<Made> {
  const answer = await client.post(path, values)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as Made
}

type Person = Awaited<ReturnType<typeof createPerson>>
const nameOf = async ({ id }: { readonly id: string }): Promise<string> =>
  String(((await kanban.admin.get(`/api/users/${id}`)).body as Made)['displayName'])

/** The ids of the people whom a user may choose. */
async function peopleOf(client: Client, query = ''): Promise<string[]> {
  const answer = await client.get(`/api/kanbanCards/people${query}`)
  expect(answer.status, answer.text).toBe(200)
  const { people } = answer.body as { people: { id: string; displayName: string }[] }
  for (const person of people) expect(Object.keys(person).sort()).toEqual(['displayName', 'id', 'photoURL'])
  return people.map(({ id }) => id)
}

interface Shared {
  readonly board: Made
  readonly column: Made
  readonly member: Person
  readonly other: Person
  readonly stranger: Person
}

/** A board with two members who are not staff, and a user who is not a member. */
async function shared(): Promise<Shared> {
  const people = [1, 2, 3].map(() => createPerson(kanban.world.server, 'user'))
  const [member, other, stranger] = (await Promise.all(people)) as [Person, Person, Person]
  const board = await created(kanban.admin, '/api/kanbanBoards', {
    name: 'Team',
    isOpen: false,
    members: [member.id, other.id],
  })
  const column = await created(kanban.admin, '/api/kanbanColumns', { name: 'One', board: board.id })
  return { board, column, member, other, stranger }
}

afterEach(async () => {
  await kanban.world.database.query({ text: 'delete from "cardComments"' })
  await kanban.world.database.query({ text: 'delete from "kanbanCards"' })
  await kanban.world.database.query({ text: 'delete from "kanbanColumns"' })
  await kanban.world.database.query({ text: 'delete from "kanbanBoards"' })
})

describe('members of a board who are not staff', () => {
  it('read the names of members on cards, in the history and in comments, and not those of strangers', async () => {
    const { column, member, other, stranger } = await shared()
    const card = await created(kanban.admin, '/api/kanbanCards', {
      name: 'a',
      column: column.id,
      assignees: [other.id, stranger.id],
    })
    const comment = { record: card.id, body: 'Done' }
    await created(other.client, '/api/cardComments', comment)
    expect((await other.client.patch(`/api/kanbanCards/${card.id}`, { name: 'b' })).status).toBe(200)
    const name = await nameOf(other)
    const read = (await member.client.get(`/api/kanbanCards/${card.id}`)).body as Made
    expect(read['_refs']).toMatchObject({ [other.id]: name })
    expect(read['_refs']).not.toHaveProperty(stranger.id)
    const changes = (await member.client.get(`/api/kanbanCards/${card.id}/history`)).body as {
      by: { id: string; name: string }
    }[]
    expect(changes[0]?.by).toEqual({ id: other.id, name })
    const comments = (await member.client.get('/api/cardComments')).body as Made[]
    expect(comments[0]?.['_refs']).toMatchObject({ [other.id]: name })
    // Of the stranger, who is assigned to the card, nobody else learns the name, nor they those of the members.
    const theirs = (await stranger.client.get(`/api/kanbanCards/${card.id}`)).body as Made
    expect(theirs['_refs']).not.toHaveProperty(other.id)
  })

  it('see the photos of members, and nobody else sees them', async () => {
    const { board, column, member, other, stranger } = await shared()
    const upload = async (name: string) => {
      const answer = await answerOf(await other.client.raw('POST', '/api/contents', formOf(name, pixel)))
      return (answer.body as { content: string }).content
    }
    const pictures = { photoURL: await upload('face.png'), coverURL: await upload('cover.png') }
    const saved = await other.client.patch('/api/account/my-account', pictures)
    expect(saved.status, saved.text).toBe(200)
    const photoFor = async (client: Client, query: string) => {
      const { people } = (await client.get(`/api/kanbanCards/people?${query}`)).body as {
        people: { photoURL: string | null }[]
      }
      return people.map(({ photoURL }) => photoURL)
    }
    const [photo] = await photoFor(member.client, `ids=${other.id}`)
    expect(photo).toContain('face.png?')
    expect(await photoFor(member.client, `of=${column.id}&ids=${other.id}`)).toEqual([photo])
    const load = (address: string) => member.client.raw('GET', address)
    const loaded = await load(String(photo))
    expect(loaded.status).toBe(200)
    expect(Buffer.from(await loaded.arrayBuffer()).equals(pixel)).toBe(true)
    expect(await photoFor(member.client, `ids=${member.id}`)).toEqual([null])
    expect(await photoFor(stranger.client, `ids=${other.id}`)).toEqual([])
    // An address that is changed, or has no signature, shows nothing; nor does the cover of another user.
    expect((await load(String(photo).replace(/\?.*/, ''))).status).toBe(404)
    expect((await load(String(photo).replace(other.id, stranger.id))).status).toBe(404)
    const own = (await other.client.get(`/api/users/${other.id}`)).body as Made
    const cover = String(own['coverURL'])
    expect(cover).toContain('cover.png?')
    expect((await load(cover.replace(/session=[^&]*&/, ''))).status).toBe(404)
    // The photo is seen no more once they share no record, or it is another one.
    const changed = await kanban.admin.patch(`/api/kanbanBoards/${board.id}`, { members: [other.id] })
    expect(changed.status, changed.text).toBe(200)
    expect((await load(String(photo))).status).toBe(404)
    expect(await photoFor(member.client, `ids=${other.id}`)).toEqual([])
  })

  it('read nothing else of each other', async () => {
    const { member, other } = await shared()
    expect((await member.client.get(`/api/users/${other.id}`)).status).toBe(404)
    const listed = (await member.client.get('/api/users')).body as Made[]
    expect(listed.map(({ id }) => id)).toEqual([member.id])
  })

  it('choose among the members of the board, by parts of their names and not of their addresses', async () => {
    const { board, column, member, other, stranger } = await shared()
    const all = new Set([member.id, other.id, board['owner']])
    expect(new Set(await peopleOf(member.client, `?of=${column.id}`))).toEqual(all)
    expect(new Set(await peopleOf(member.client))).toEqual(all)
    expect(await peopleOf(member.client, `?ids=${other.id},${stranger.id}`)).toEqual([other.id])
    expect(await peopleOf(stranger.client, `?of=${column.id}`)).toEqual([stranger.id])
    const name = encodeURIComponent((await nameOf(other)).slice(1).toUpperCase())
    expect(await peopleOf(member.client, `?of=${column.id}&q=${name}`)).toContain(other.id)
    const { email } = (await kanban.admin.get(`/api/users/${other.id}`)).body as Made
    expect(await peopleOf(member.client, `?q=${encodeURIComponent(String(email))}`)).toEqual([])
    const invalid = await member.client.get('/api/kanbanCards/people?of=first')
    expect(errorsOf(invalid)).toHaveProperty('of')
    const long = await member.client.get(`/api/kanbanCards/people?q=${'x'.repeat(61)}`)
    expect(errorsOf(long)).toHaveProperty('q')
  })

  it('assign each other, and no strangers nor members of other boards', async () => {
    const { column, member, other, stranger } = await shared()
    const values = { name: 'a', column: column.id }
    const card = await created(member.client, '/api/kanbanCards', { ...values, assignees: [other.id] })
    const assign = (assignees: readonly string[]) =>
      member.client.patch(`/api/kanbanCards/${card.id}`, { assignees })
    expect((await assign([other.id, member.id])).status).toBe(200)
    expect(errorsOf(await assign([stranger.id]))).toHaveProperty('assignees')
    // They share another board: there the stranger can be assigned, here they cannot.
    const second = await created(kanban.admin, '/api/kanbanBoards', {
      name: 'Other',
      isOpen: false,
      members: [member.id, stranger.id],
    })
    const there = await created(kanban.admin, '/api/kanbanColumns', { name: 'There', board: second.id })
    await created(member.client, '/api/kanbanCards', {
      name: 'b',
      column: there.id,
      assignees: [stranger.id],
    })
    expect(errorsOf(await assign([stranger.id]))).toHaveProperty('assignees')
    const refused = await member.client.post('/api/kanbanCards', { ...values, assignees: [stranger.id] })
    expect(errorsOf(refused)).toHaveProperty('assignees')
    const moved = await member.client.post('/api/kanban/cards/move', {
      cardId: card.id,
      columnId: column.id,
      beforeId: null,
      assignees: stranger.id,
    })
    expect(errorsOf(moved)).toHaveProperty('assignees')
  })

  it('are strangers to each other once they are no longer members', async () => {
    const { board, column, member, other } = await shared()
    await created(kanban.admin, '/api/kanbanCards', { name: 'a', column: column.id, assignees: [other.id] })
    expect((await kanban.admin.patch(`/api/kanbanBoards/${board.id}`, { members: [member.id] })).status).toBe(
      200,
    )
    const [card] = (await member.client.get('/api/kanbanCards')).body as Made[]
    expect(card?.['_refs']).not.toHaveProperty(other.id)
    expect(await peopleOf(member.client)).not.toContain(other.id)
  })
})
