import { describe, expect, it } from 'vitest'
import type { Queryable, Statement } from '#server/base/database'
import { createMany } from '#server/write/many/create-many'
import { update } from '#server/write/update'
import type { AnyResource } from '#define/resource'
import type { Answer } from '../support/worlds/client'
import { corridor } from '../support/worlds/declared'
import { kanbanWorld, moveCard, type Made } from '../support/business/kanban'
import { storedRow } from '../support/worlds/world'

const kanbanCards = corridor.app.kanbanCards as AnyResource
const kanban = kanbanWorld()
const sentence = 'Cards in a finished column are complete'
const moment = expect.stringMatching(/^\d{4}-/) as string

interface Columns {
  readonly open: string
  readonly done: string
}
async function addColumns(): Promise<Columns> {
  const open = await kanban.calls.addColumn('Open')
  const done = await kanban.calls.addColumn('Done')
  expect((await kanban.admin.patch(`/api/kanbanColumns/${done}`, { isDone: true })).status).toBe(200)
  return { open, done }
}
const bodyOf = (answer: Answer, status = 200): Made => {
  expect(answer.status, answer.text).toBe(status)
  return answer.body as Made
}
const cardOf = async (id: string) => bodyOf(await kanban.admin.get(`/api/kanbanCards/${id}`))
const historyOf = async (id: string, language = 'en') =>
  (await kanban.admin.get(`/api/kanbanCards/${id}/history`, { 'accept-language': language })).body as Made[]
const add = async (values: object) => bodyOf(await kanban.admin.post('/api/kanbanCards', values), 201)

describe('an automation rule sets values in the same change', () => {
  it('where a card is dragged: one change entry, which names the rule in the language of the reader', async () => {
    const { open, done } = await addColumns()
    const id = await kanban.calls.addCard('a', open)
    bodyOf(await moveCard(kanban.admin, id, done))
    expect(await cardOf(id)).toMatchObject({ column: done, completedAt: moment, version: 2 })
    const [entry] = await historyOf(id)
    expect(entry).toMatchObject({
      operation: 'update',
      before: { column: open, completedAt: null },
      after: { column: done, completedAt: moment },
      rules: [{ text: sentence, fields: ['completedAt'] }],
    })
    expect(entry?.['after']).not.toHaveProperty('_rules')
    expect((await historyOf(id, 'cn'))[0]).toMatchObject({
      rules: [{ text: '已完成列中的卡片视为完成', fields: ['completedAt'] }],
    })
    const ofField = await kanban.admin.get(`/api/kanbanCards/${id}/history?field=completedAt`)
    expect(ofField.body).toMatchObject([{ rules: [{ fields: ['completedAt'] }] }, {}])
    const ofOther = await kanban.admin.get(`/api/kanbanCards/${id}/history?field=column`)
    expect((ofOther.body as Made[])[0]).not.toHaveProperty('rules')
  })

  it('where a form or a cell saves it, and back: leaving the column clears the value', async () => {
    const { open, done } = await addColumns()
    const { id } = await add({ name: 'a', column: open })
    const path = `/api/kanbanCards/${id}`
    const answered = bodyOf(await kanban.admin.patch(path, { column: done, name: 'b' }))
    expect(answered).toMatchObject({ name: 'b', completedAt: moment })
    expect(bodyOf(await kanban.admin.patch(path, { name: 'c' }))).toMatchObject({ completedAt: moment })
    expect((await historyOf(id))[0]).not.toHaveProperty('rules')
    expect(bodyOf(await kanban.admin.patch(path, { column: open }))).toMatchObject({ completedAt: null })
    expect((await historyOf(id))[0]).toMatchObject({
      rules: [{ text: 'Cards that leave a finished column are not complete', fields: ['completedAt'] }],
    })
  })

  it('does nothing between two columns of the same kind', async () => {
    const { open, done } = await addColumns()
    const other = await kanban.calls.addColumn('Archive')
    await kanban.admin.patch(`/api/kanbanColumns/${other}`, { isDone: true })
    const { id } = await add({ name: 'a', column: open })
    const { completedAt } = bodyOf(await kanban.admin.patch(`/api/kanbanCards/${id}`, { column: done }))
    const moved = bodyOf(await kanban.admin.patch(`/api/kanbanCards/${id}`, { column: other }))
    expect(moved).toMatchObject({ completedAt, version: 3 })
  })

  it('where a record is created, but not a template, to which its condition does not apply', async () => {
    const { done } = await addColumns()
    const { id, completedAt } = await add({ name: 'a', column: done })
    expect(completedAt).toEqual(moment)
    expect((await historyOf(id))[0]).toMatchObject({ operation: 'create', rules: [{ text: sentence }] })
    expect(await add({ name: 't', column: done, isTemplate: true })).toMatchObject({ completedAt: null })
  })

  it('but a value that the same write changes wins', async () => {
    const { open, done } = await addColumns()
    const completedAt = '2026-01-02T03:04:05.000Z'
    expect(await add({ name: 'a', column: done, completedAt })).toMatchObject({ completedAt })
    const { id } = await add({ name: 'b', column: open })
    const moved = await kanban.admin.patch(`/api/kanbanCards/${id}`, { column: done, completedAt })
    expect(bodyOf(moved)).toMatchObject({ completedAt })
    expect((await historyOf(id))[0]).not.toHaveProperty('rules')
  })

  it('where a file is imported', async () => {
    await addColumns()
    const file = 'Name,Column\nFirst,Done\nSecond,Open\n'
    const sent = await kanban.admin.send('POST', '/api/kanbanCards/import', file, {
      'content-type': 'text/csv',
    })
    expect(sent.body, sent.text).toMatchObject({ created: 2, errors: {} })
    const { cards } = await kanban.calls.boardOf()
    const made = cards as readonly Made[]
    expect(made.find(({ name }) => name === 'First')).toMatchObject({ completedAt: moment })
    expect(made.find(({ name }) => name === 'Second')).toMatchObject({ completedAt: null })
  })

  it('where many cards are moved at once, and one undo takes back both', async () => {
    const { open, done } = await addColumns()
    const ids = [await kanban.calls.addCard('a', open), await kanban.calls.addCard('b', open)]
    const { token } = bodyOf(
      await kanban.admin.post('/api/kanbanCards/bulk', {
        verb: 'update',
        ids,
        values: { column: done },
        dryRun: true,
      }),
    )
    expect(bodyOf(await kanban.admin.post('/api/kanbanCards/bulk', { token }))).toMatchObject({ count: 2 })
    for (const id of ids) expect(await cardOf(id)).toMatchObject({ completedAt: moment })
    expect(bodyOf(await kanban.admin.post(`/api/undo/${String(token)}`, {}))).toMatchObject({ count: 2 })
    for (const id of ids) expect(await cardOf(id)).toMatchObject({ column: open, completedAt: null })
  })
})

describe('undo and restore put back exactly what was', () => {
  it('an undo takes back the value of the user and that of the rule, and a redo sets both', async () => {
    const { open, done } = await addColumns()
    const { id } = await add({ name: 'a', column: open })
    const path = `/api/kanbanCards/${id}`
    const { completedAt } = bodyOf(await kanban.admin.patch(path, { column: done }))
    bodyOf(await kanban.admin.post(`${path}/undo`))
    expect(await cardOf(id)).toMatchObject({ column: open, completedAt: null })
    expect((await historyOf(id))[0]).not.toHaveProperty('rules')
    bodyOf(await kanban.admin.post(`${path}/undo`))
    expect(await cardOf(id)).toMatchObject({ column: done, completedAt })
  })

  it('a restored version has the values of that version', async () => {
    const { open, done } = await addColumns()
    const { id } = await add({ name: 'a', column: done })
    const path = `/api/kanbanCards/${id}`
    bodyOf(await kanban.admin.patch(path, { completedAt: null }))
    bodyOf(await kanban.admin.patch(path, { column: open }))
    bodyOf(await kanban.admin.post(`${path}/restore`, { version: 2 }))
    expect(await cardOf(id)).toMatchObject({ column: done, completedAt: null })
  })
})

describe('the number of statements', () => {
  /** A writer, and the number of statements that it has sent. */
  function counting() {
    const sent = { count: 0 }
    const counted = <Database extends Queryable>(database: Database): Database => ({
      ...database,
      query: (statement: Statement) => {
        sent.count++
        return database.query(statement)
      },
    })
    const writer = kanban.world.writer()
    const { database } = writer
    const transaction: typeof database.transaction = (work) => database.transaction((tx) => work(counted(tx)))
    return { sent, writer: { ...writer, database: { ...counted(database), transaction } } }
  }
  async function statementsOf(count: number, column: string): Promise<number> {
    const { sent, writer } = counting()
    const creations = Array.from({ length: count }, (_, index) => ({ given: { name: `n${index}`, column } }))
    const made = await createMany(writer, kanbanCards, creations)
    expect(made).toHaveLength(count)
    return sent.count
  }

  it('does not depend on the number of new records', async () => {
    const { done } = await addColumns()
    expect(await statementsOf(150, done)).toBe(await statementsOf(3, done))
  })

  it('is bounded for a change that triggers a rule', async () => {
    const { open, done } = await addColumns()
    const { id } = await add({ name: 'a', column: open })
    const { sent, writer } = counting()
    await update(writer, kanbanCards, id, { column: done })
    const { id: plain } = await add({ name: 'b', column: open })
    const { sent: sentWithout, writer: second } = counting()
    await update(second, kanbanCards, plain, { name: 'c' })
    expect(sent.count - sentWithout.count).toBeLessThanOrEqual(8)
  })

  it('allows 500 cards in one bulk run', async () => {
    const { open, done } = await addColumns()
    const creations = Array.from({ length: 500 }, (_, index) => ({
      given: { name: `n${index}`, column: open },
    }))
    const made = await createMany(kanban.world.writer(), kanbanCards, creations)
    const body = { verb: 'update', ids: made.map(({ id }) => id), values: { column: done } }
    const { token } = bodyOf(await kanban.admin.post('/api/kanbanCards/bulk', { ...body, dryRun: true }))
    expect(bodyOf(await kanban.admin.post('/api/kanbanCards/bulk', { token }))).toMatchObject({
      count: 500,
      refused: [],
      left: 0,
    })
    const row = await storedRow(kanban.world, kanbanCards, made[499]?.id ?? '')
    expect(row).toMatchObject({ column: done, completedAt: moment, version: 2 })
  })
})
