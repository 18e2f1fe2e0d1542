import { expect, it } from 'vitest'
import { defineResource, integer, state, text } from '#define'
import type { Row } from '#providers/data/answers'
import { recordVerbs } from './record-verbs'

const orders = defineResource('orders', {
  label: ['Order', 'Orders'],
  fields: {
    title: text(),
    status: state(['open', 'sent', 'gone'], {
      send: { from: 'open', to: 'sent', confirm: true },
      lose: { from: ['open', 'sent'], to: 'gone' },
      claim: { from: 'sent', to: 'open', input: { why: text() } },
    }),
  },
  title: 'title',
  columns: ['title'],
  actions: {
    recount: { on: 'list', output: {} },
    remind: { on: 'record' },
    restock: { on: 'record', input: { pieces: integer() } },
  },
  access: { admin: 'all' },
})
const meta = { id: '1', version: 1, createdAt: '', updatedAt: '' }
const namesOf = (row: Partial<Row>) =>
  recordVerbs(orders, { ...meta, _can: [], ...row }).map(({ name, needsConfirming }) =>
    needsConfirming ? `${name}?` : name,
  )

it("recordVerbs returns the allowed verbs that can start from the record's state, and which of them ask first", () => {
  const all = ['update', 'delete', 'send', 'lose', 'claim', 'recount', 'remind', 'restock']
  expect(namesOf({ _can: all, status: 'open' })).toEqual(['send?', 'lose', 'remind', 'restock?', 'delete?'])
  expect(namesOf({ _can: all, status: 'sent' })).toEqual(['lose', 'claim?', 'remind', 'restock?', 'delete?'])
  expect(namesOf({ _can: ['send', 'lose'], status: 'gone' })).toEqual([])
  expect(namesOf({ _can: [], status: 'open' })).toEqual([])
})
