import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDay } from '#define/parsing/parse'
import { doDueWork } from '#server/features/work/due-work'
import type { Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import type { Made } from '../support/business/kanban'
import { createPerson, createWorld, type Person, type World } from '../support/worlds/world'

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld(corridor)
  owner = await createPerson(world.server, 'user')
})
afterAll(() => world.close())

const bodyOf = (answer: Answer, status = 200): Made => {
  expect(answer.status, answer.text).toBe(status)
  return answer.body as Made
}
const make = async (resource: string, values: object) =>
  bodyOf(await owner.client.post(`/api/${resource}`, values), 201)
const inDays = (days: number): string => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return localDay(day)
}

/** A column of a board, with a rule for cards that are overdue. */
async function addColumn(values: object) {
  const board = (await make('kanbanBoards', { name: 'Team', owner: owner.id })).id
  const made = await owner.client.post('/api/kanban/columns/new', { column: { name: 'Open', board } })
  const column = (bodyOf(made)['column'] as Made).id
  const rule = { name: 'Late', column, event: 'overdue', ...values }
  if (Object.keys(values).length > 0) await make('kanbanRules', rule)
  const card = (more: object = {}) => make('kanbanCards', { name: 'a', column, dueOn: inDays(1), ...more })
  return { column, card }
}
const change = async (id: string, values: object) =>
  bodyOf(await owner.client.patch(`/api/kanbanCards/${id}`, values))
const stored = async (id: string) => bodyOf(await owner.client.get(`/api/kanbanCards/${id}`))
const work = () => doDueWork(world.server.services)
/** The plans of a card. */
const plansOf = (id: string) =>
  world.database.query<{ dueAt: string }>({
    text: 'select "dueAt" from "due_dates" where "record" = $1',
    values: [id],
  })
/** Lets the due date of a card pass. */
async function pass(...ids: string[]): Promise<void> {
  await world.database.query({
    text: `update "due_dates" set "dueAt" = now() - interval '1 second' where "record" = any($1::uuid[])`,
    values: [ids],
  })
}

describe('a rule for cards that are overdue', () => {
  it('applies once the due date has passed, as a change of the system that names it, and not before', async () => {
    const { card } = await addColumn({ labels: ['late'], priority: 'high' })
    const { id } = await card()
    const [plan] = await plansOf(id)
    expect(localDay(new Date(plan?.dueAt ?? 0))).toBe(inDays(2))
    expect(await stored(id)).toMatchObject({ version: 1 })
    await pass(id)
    await work()
    expect(await stored(id)).toMatchObject({ version: 2, labels: ['late'], priority: 'high' })
    expect(await plansOf(id)).toEqual([])
    const history = (await owner.client.get(`/api/kanbanCards/${id}/history`)).body as Made[]
    expect(history[0]).toMatchObject({ operation: 'update', by: null, rules: [{ text: 'Late' }] })
    await change(id, { labels: [] })
    await work()
    expect(await stored(id)).toMatchObject({ version: 3, labels: [] })
  })

  it('applies again for another due date, also one that has passed already, but not if Undo restores it', async () => {
    const { card } = await addColumn({ labels: ['late'] })
    const { id } = await card({ dueOn: inDays(-3) })
    await work()
    expect(await stored(id)).toMatchObject({ labels: ['late'] })
    await change(id, { labels: [], dueOn: inDays(-2) })
    await work()
    expect(await stored(id)).toMatchObject({ labels: ['late'] })
    await change(id, { labels: [] })
    await change(id, { dueOn: inDays(4) })
    await work()
    expect(await stored(id)).toMatchObject({ labels: [], dueOn: inDays(4) })
    bodyOf(await owner.client.post(`/api/kanbanCards/${id}/undo`))
    await work()
    expect(await stored(id)).toMatchObject({ labels: [], dueOn: inDays(-2) })
    await change(id, { dueOn: null })
    expect(await plansOf(id)).toEqual([])
  })

  it('gives another due date, which is planned as well', async () => {
    const { card } = await addColumn({ dueInDays: 2 })
    const { id } = await card({ dueOn: inDays(-1) })
    await work()
    expect(await stored(id)).toMatchObject({ dueOn: inDays(2), version: 2 })
    expect(await plansOf(id)).toHaveLength(1)
  })

  it('does not apply to complete and archived cards, templates, and cards in an archived column', async () => {
    const { column, card } = await addColumn({ labels: ['late'] })
    const complete = await card({ completedAt: new Date().toISOString() })
    const archived = await card()
    const template = await card({ isTemplate: true })
    const deleted = await card()
    const changed = await card({ name: 'b' })
    bodyOf(await owner.client.post(`/api/kanbanCards/${archived.id}/archive`))
    expect((await owner.client.remove(`/api/kanbanCards/${deleted.id}`)).status).toBe(204)
    await pass(complete.id, archived.id, template.id, deleted.id, changed.id)
    await work()
    for (const { id } of [complete, archived, template])
      expect(await stored(id)).toMatchObject({ labels: [] })
    expect(await stored(changed.id)).toMatchObject({ labels: ['late'] })
    const last = await card()
    bodyOf(await owner.client.post(`/api/kanbanColumns/${column}/archive`))
    await pass(last.id)
    await work()
    expect(await stored(last.id)).toMatchObject({ labels: [] })
    for (const { id } of [complete, archived, template, deleted, last]) expect(await plansOf(id)).toEqual([])
  })

  it('is not triggered by other writes, and does nothing in other columns', async () => {
    const { card } = await addColumn({ labels: ['late'] })
    const { id } = await card()
    expect(await change(id, { name: 'b', priority: 'low' })).toMatchObject({ labels: [] })
    const { card: elsewhere } = await addColumn({})
    const other = await elsewhere()
    await pass(other.id)
    await work()
    expect(await stored(other.id)).toMatchObject({ version: 1 })
    expect(await plansOf(other.id)).toEqual([])
  })

  it('applies to each of many cards once by several simultaneous runs', async () => {
    const { card } = await addColumn({ labels: ['late'] })
    const ids: string[] = []
    for (let count = 0; count < 60; count++) ids.push((await card()).id)
    await pass(...ids)
    await Promise.all([1, 2, 3, 4].map(work))
    for (const id of ids) expect(await stored(id)).toMatchObject({ version: 2, labels: ['late'] })
  })
})
