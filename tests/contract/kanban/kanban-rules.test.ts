import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Client } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import type { Made } from '../support/business/kanban'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let owner: Person
let member: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  owner = await createPerson(world.server, 'user')
  member = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

const bodyOf = (answer: Answer, status = 200): Made => {
  expect(answer.status, answer.text).toBe(status)
  return answer.body as Made
}
const make = async (client: Client, resource: string, values: object) =>
  bodyOf(await client.post(`/api/${resource}`, values), 201)

/** A board with a member, and two columns. */
async function addBoard() {
  const { client } = owner
  const { admin } = world.people
  const team = { name: 'Team', owner: owner.id, members: [member.id] }
  const board = (await make(admin.client, 'kanbanBoards', team)).id
  const column = async (name: string) => {
    const answer = await client.post('/api/kanban/columns/new', { column: { name, board } })
    return (bodyOf(answer)['column'] as Made).id
  }
  const [open, review] = [await column('Open'), await column('Review')]
  const rule = (values: object) =>
    make(client, 'kanbanRules', { name: 'To review', column: review, ...values })
  const card = (values: object = {}) =>
    make(member.client, 'kanbanCards', { name: 'a', column: open, ...values })
  const enter = async (id: string) =>
    bodyOf(await member.client.patch(`/api/kanbanCards/${id}`, { column: review }))
  return { board, open, review, rule, card, enter }
}
const historyOf = async (id: string) =>
  (await member.client.get(`/api/kanbanCards/${id}/history`)).body as Made[]
/** The rules that the last change of a card names. */
const rulesIn = async (id: string) =>
  ((await historyOf(id))[0]?.['rules'] ?? []) as { text: string; by: string; fields: string[] }[]

describe('a rule of a board', () => {
  it('sets what it says where a member moves a card, and the activity names it and its maker', async () => {
    const { open, review, rule, card, enter } = await addBoard()
    await rule({
      assignees: [owner.id],
      dueInDays: 3,
      priority: 'high',
      labels: ['check'],
      completes: true,
    })
    const { id } = await card({ assignees: [member.id], labels: ['bug'] })
    const moved = await enter(id)
    expect(moved).toMatchObject({
      column: review,
      assignees: [member.id, owner.id],
      labels: ['bug', 'check'],
      priority: 'high',
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      version: 2,
      completedAt: expect.any(String) as string,
    })
    const [named] = await rulesIn(id)
    expect(named).toMatchObject({ text: 'To review', by: expect.any(String) as string })
    expect(named?.fields.toSorted()).toEqual(['assignees', 'completedAt', 'dueOn', 'labels', 'priority'])
    bodyOf(await member.client.post(`/api/kanbanCards/${id}/undo`))
    const undone = bodyOf(await member.client.get(`/api/kanbanCards/${id}`))
    expect(undone).toMatchObject({
      column: open,
      assignees: [member.id],
      labels: ['bug'],
      priority: 'medium',
      dueOn: null,
      completedAt: null,
    })
  })

  it('applies to new cards, archives, and keeps what the same change sets', async () => {
    const { review, rule, card, enter } = await addBoard()
    await rule({ priority: 'low', archives: true })
    expect(await card({ column: review, priority: 'high' })).toMatchObject({
      priority: 'high',
      status: 'archived',
    })
    const { id } = await card()
    expect(await enter(id)).toMatchObject({ priority: 'low', status: 'archived' })
  })

  it('applies to cards that are moved alone, or to those that are created alone, if it says so', async () => {
    const { review, rule, card, enter } = await addBoard()
    await rule({ event: 'moved', labels: ['moved'] })
    await rule({ event: 'created', labels: ['created'] })
    expect(await enter((await card()).id)).toMatchObject({ labels: ['moved'] })
    expect(await card({ column: review })).toMatchObject({ labels: ['created'] })
  })

  it('applies to cards in its column that are changed as it says, and to no other change of them', async () => {
    const { open, review, rule, card } = await addBoard()
    for (const event of ['checklistDone', 'completed', 'labelled', 'assigned', 'dueSet'])
      await rule({ name: event, event, priority: 'high' })
    const change = async (id: string, values: object) => {
      const changed = bodyOf(await member.client.patch(`/api/kanbanCards/${id}`, values))
      bodyOf(await member.client.patch(`/api/kanbanCards/${id}`, { priority: 'medium' }))
      return changed['priority']
    }
    const { id } = await card({ column: review, labels: ['a'], assignees: [member.id], dueOn: '2026-01-02' })
    const item = (done: boolean) => ({ what: 'Test', done })
    const { id: other } = await card({ column: open })
    const changes: [object, string][] = [
      [{ name: 'b' }, 'medium'],
      [{ labels: [] }, 'medium'],
      [{ labels: ['b'] }, 'high'],
      [{ assignees: [] }, 'medium'],
      [{ assignees: [member.id] }, 'high'],
      [{ dueOn: null }, 'medium'],
      [{ dueOn: '2026-01-03' }, 'high'],
      [{ checklist: [item(true), item(false)] }, 'medium'],
      [{ checklist: [item(true), item(true)] }, 'high'],
      [{ checklist: [item(true)] }, 'medium'],
      [{ checklist: [] }, 'medium'],
      [{ completedAt: '2026-01-03T10:00:00.000Z' }, 'high'],
      [{ completedAt: null }, 'medium'],
    ]
    for (const [values, expected] of changes) {
      expect([values, await change(id, values)]).toEqual([values, expected])
      expect(await change(other, values)).toBe('medium')
    }
  })

  it('without a name is named by its sentence in the language of the reader, also once it is changed and deleted', async () => {
    const { review, rule, card, enter } = await addBoard()
    const values = { event: 'moved', assignees: [owner.id], dueInDays: 1, priority: 'high', completes: true }
    const { id: made, name } = await rule({ ...values, name: null })
    expect(name).toBeNull()
    const { id } = await card()
    await enter(id)
    const namedIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const answer = await member.client.get(`/api/kanbanCards/${id}/history`, headers)
      const [change] = answer.body as { rules: { text: string; by: string }[] }[]
      expect(change?.rules).toHaveLength(1)
      return change?.rules[0]
    }
    const english = await namedIn('en')
    const { by = '' } = english ?? {}
    expect(by).not.toBe('')
    expect(english?.text).toBe(
      `When a card is moved to Review, assign it to ${by}, make it due in 1 day, set its priority to High, and mark it complete.`,
    )
    const chinese = await namedIn('cn')
    expect(chinese?.text).toBe(
      `卡片移入“Review”时，分配给${by}、设为 1 天后到期、将优先级设为“高”和标记为完成。`,
    )
    bodyOf(await owner.client.patch(`/api/kanbanRules/${made}`, { event: 'completed', priority: 'low' }))
    expect(await namedIn('cn')).toEqual(chinese)
    expect((await owner.client.remove(`/api/kanbanRules/${made}`)).status).toBe(204)
    const column = { columnId: review, column: { name: 'Checking' } }
    bodyOf(await owner.client.post('/api/kanban/columns/update', column))
    expect(await namedIn('en')).toEqual(english)
  })

  it('keeps in the change log a limited part of what it says, if it has no name', async () => {
    const { rule, card, enter } = await addBoard()
    const labels = Array.from({ length: 12 }, (_, index) => `label ${index} ${'long '.repeat(5)}`)
    await rule({ name: null, labels, priority: 'high', completes: true, dueInDays: 3 })
    const { id } = await card()
    await enter(id)
    const [entry] = await world.database.query<{ size: number }>({
      text: `select length(("after"->'_rules')::text) as "size" from "changes" where "record" = $1 and "version" = 2`,
      values: [id],
    })
    expect(entry?.size).toBeGreaterThan(100)
    expect(entry?.size).toBeLessThan(8000)
  })

  it('is not triggered by what another rule sets, and leaves what the change itself sets', async () => {
    const { review, rule, card, enter } = await addBoard()
    await rule({ event: 'moved', labels: ['moved'] })
    await rule({ event: 'labelled', priority: 'high', labels: ['more'] })
    const { id } = await card()
    expect(await enter(id)).toMatchObject({ column: review, labels: ['moved'], priority: 'medium' })
    const labelled = bodyOf(await member.client.patch(`/api/kanbanCards/${id}`, { labels: ['mine'] }))
    expect(labelled).toMatchObject({ labels: ['mine'], priority: 'high' })
    expect(await rulesIn(id)).toMatchObject([{ text: 'To review', fields: ['priority'] }])
  })

  it('assigns users who still exist, and leaves the move alone if there are none', async () => {
    const { review, rule, card, enter } = await addBoard()
    const { admin } = world.people
    const guest = await createPerson(world.server, 'user')
    const { id } = await rule({ priority: 'high' })
    bodyOf(await admin.client.patch(`/api/kanbanRules/${id}`, { assignees: [guest.id], priority: null }))
    await world.database.query({ text: 'delete from "users" where "id" = $1', values: [guest.id] })
    expect(await enter((await card()).id)).toMatchObject({ column: review, assignees: [] })
  })

  it('cannot refer to a column that does not exist, or of a board that the user does not change', async () => {
    const { rule } = await addBoard()
    await rule({ priority: 'high' })
    const values = { name: 'Elsewhere', priority: 'low' }
    const missing = { ...values, column: '00000000-0000-7000-8000-000000000000' }
    const answer = await owner.client.post('/api/kanbanRules', missing)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['column'])
    const { admin } = world.people
    const board = (await make(admin.client, 'kanbanBoards', { name: 'Theirs', owner: member.id })).id
    const made = await admin.client.post('/api/kanban/columns/new', { column: { name: 'A', board } })
    const column = (bodyOf(made)['column'] as Made).id
    expect(
      (await owner.client.post('/api/kanbanRules', { ...values, column })).status,
    ).toBeGreaterThanOrEqual(403)
    expect((await member.client.post('/api/kanbanRules', { ...values, column })).status).toBe(201)
  })

  it('does nothing while it is switched off, or in another column, and goes with its column', async () => {
    const { review, rule, card, enter } = await addBoard()
    const { id } = await rule({ priority: 'high', isActive: false })
    expect(await enter((await card()).id)).toMatchObject({ priority: 'medium' })
    bodyOf(await owner.client.patch(`/api/kanbanRules/${id}`, { isActive: true }))
    expect(await card()).toMatchObject({ priority: 'medium' })
    expect(await enter((await card()).id)).toMatchObject({ priority: 'high' })
    expect((await owner.client.post('/api/kanban/columns/delete', { columnId: review })).status).toBe(204)
    expect((await owner.client.get(`/api/kanbanRules/${id}`)).status).toBe(404)
  })

  it('never fails the move of a card: what the card does not accept is left out', async () => {
    const { rule, card, enter } = await addBoard()
    const labels = Array.from({ length: 12 }, (_, index) => `label ${index}`)
    await rule({ labels: ['one more'], priority: 'high' })
    const { id } = await card({ labels })
    expect(await enter(id)).toMatchObject({ priority: 'high' })
    const { labels: stored } = bodyOf(await member.client.get(`/api/kanbanCards/${id}`))
    expect((stored as string[]).toSorted()).toEqual(labels.toSorted())
  })

  it('is made and changed by those who change the board alone, and must do something', async () => {
    const { open, review, rule } = await addBoard()
    const { id } = await rule({ priority: 'high' })
    const values = { name: 'Mine', column: open, priority: 'low' }
    expect((await member.client.post('/api/kanbanRules', values)).status).toBe(403)
    expect((await member.client.patch(`/api/kanbanRules/${id}`, { priority: 'low' })).status).toBe(404)
    expect((await owner.client.post('/api/kanbanRules', { ...values, priority: null })).status).toBe(422)
    for (let count = 1; count < 20; count++) await rule({ name: `Rule ${count}`, priority: 'high' })
    const more = await owner.client.post('/api/kanbanRules', { ...values, column: review })
    expect(more.status, more.text).toBe(422)
    expect(more.text).toContain('The board has 20 rules already.')
  })
})
