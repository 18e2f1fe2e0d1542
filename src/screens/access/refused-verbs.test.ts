import { expect, it } from 'vitest'
import { defineResource, me, ref, state, text } from '#define'
import type { Row } from '#providers/data/answers'
import { refusedVerbs } from './refused-verbs'

const orders = defineResource('orders', {
  label: ['Order', 'Orders'],
  fields: {
    title: text(),
    owner: ref('users'),
    status: state(['open', 'sent'], { send: { from: 'open', to: 'sent' } }),
  },
  title: 'title',
  columns: ['title'],
  actions: { remind: { on: 'record' } },
  trash: true,
  access: { manager: { read: true, update: { owner: me }, send: true, remind: true } },
})
const row = (more: Partial<Row>): Row => ({
  id: '1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  _can: [],
  status: 'open',
  ...more,
})

it('refusedVerbs gives for each refused verb whether the role, a rule, the state or the trash is the reason', () => {
  const received = refusedVerbs(orders, 'manager', row({ _can: ['remind'], status: 'sent' }))
  expect(received).toEqual([
    { verb: 'update', refusal: { kind: 'rule', match: { owner: me } } },
    { verb: 'delete', refusal: { kind: 'role' } },
    { verb: 'send', refusal: { kind: 'state', field: 'status', state: 'sent', from: ['open'] } },
  ])
  const trashed = refusedVerbs(orders, 'manager', row({ deletedAt: '2026-01-01T00:00:00.000Z' }))
  expect(trashed.find(({ verb }) => verb === 'send')?.refusal).toEqual({ kind: 'trash' })
  expect(refusedVerbs(orders, 'user', row({})).every(({ refusal }) => refusal.kind === 'role')).toBe(true)
})
