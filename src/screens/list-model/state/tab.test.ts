import { expect, test } from 'vitest'
import { noFilter, type Group } from './filter'
import { openTab, tabIn } from './tab'

const role = { field: 'role', op: 'eq', value: 'user' } as const
const either: Group = { match: 'or', nodes: [role, { field: 'status', op: 'eq', value: 'banned' }] }

test('opening a tab replaces the condition of the previous tab and keeps the other conditions', () => {
  const first = openTab({ match: 'and', nodes: [role] }, 'status', 'active')
  expect(tabIn(first, 'status')).toBe('active')
  const second = openTab(first, 'status', 'banned')
  expect(second.nodes).toEqual([{ field: 'status', op: 'eq', value: 'banned' }, role])
  expect(openTab(second, 'status', undefined)).toEqual({ match: 'and', nodes: [role] })
  expect(tabIn(noFilter, 'status')).toBeUndefined()
})

test('opening a tab keeps an "or" group as a whole, and an "or" group opens no tab', () => {
  expect(tabIn(either, 'status')).toBeUndefined()
  expect(openTab(either, 'status', 'active').nodes).toEqual([
    { field: 'status', op: 'eq', value: 'active' },
    either,
  ])
})
