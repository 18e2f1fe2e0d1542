import { expect, test } from 'vitest'
import { kanbanCards } from '#resources/kanban/kanban-cards.resource'
import { orders } from '#resources/shop/orders.resource'
import { keyFields } from './key-fields'

test('a card has a key for each of its fields with one, and other records have those that their fields allow', () => {
  expect(keyFields(kanbanCards, 'user')).toEqual({ a: 'assignees', l: 'labels', d: 'dueOn', p: 'priority' })
  expect(keyFields(orders, 'user')).toEqual({})
})
