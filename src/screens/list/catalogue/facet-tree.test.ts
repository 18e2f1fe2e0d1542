import { expect, test } from 'vitest'
import { treeOf } from './facet-tree'

const value = (id: string, parent: string | null = null, count = 1) => ({
  value: id,
  title: id.toUpperCase(),
  parent,
  count,
})

test('each value comes before those inside of it, and counts and contains all of them', () => {
  const tree = treeOf([value('a'), value('b', null, 5), value('c', 'a', 2), value('d', 'c', 3)])
  expect(tree.map(({ title, depth, count }) => [title, depth, count])).toEqual([
    ['A', 0, 6],
    ['C', 1, 5],
    ['D', 2, 3],
    ['B', 0, 5],
  ])
  expect(tree[0]?.inside).toEqual(['a', 'c', 'd'])
})

test('a value whose parent is not readable is at the top level', () => {
  expect(treeOf([value('a', 'gone')]).map(({ depth }) => depth)).toEqual([0])
})
