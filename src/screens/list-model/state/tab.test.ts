import { expect, test } from 'vitest'
import { noFilter, type Group } from './filter'
import { openTab, tabIn } from './tab'

const role = { field: 'role', op: 'eq', value: 'user' } as const
const either: Group = { match: 'or', nodes: [role, { field: 'status', op: 'eq', value: 'banned' }] }

test('a tab is a condition beside the others, and one at a time', () => {
  const first = openTab({ match: 'and', nodes: [role] }, 'status', 'active')
  expect(tabIn(first, 'status')).toBe('active')
  const second = openTab(first, 'status', 'banned')
  expect(second.nodes).toEqual([{ field: 'status', op: 'eq', value: 'banned' }, role])
  expect(openTab(second, 'status', undefined)).toEqual({ match: 'and', nodes: [role] })
  expect(tabIn(noFilter, 'status')).toBeUndefined()
})

test('what is joined by "or" stays together, and opens no tab', () => {
  expect(tabIn(either, 'status')).toBeUndefined()
  expect(openTab(either, 'status', 'active').nodes).toEqual([
    { field: 'status', op: 'eq', value: 'active' },
    either,
  ])
})
