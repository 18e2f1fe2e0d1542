import { expect, test } from 'vitest'
import { treeOf } from './category-tree'

const row = (id: string, parent: string | null = null) => ({ id, name: id.toUpperCase(), parent })

test('each category comes before its subcategories and has the ids of all of them', () => {
  const tree = treeOf([row('a'), row('b'), row('c', 'a'), row('d', 'c')])
  expect(tree.map(({ name, depth }) => [name, depth])).toEqual([
    ['A', 0],
    ['C', 1],
    ['D', 2],
    ['B', 0],
  ])
  expect(tree[0]?.inside).toEqual(['a', 'c', 'd'])
})

test('a category whose parent is not readable is at the top level', () => {
  expect(treeOf([row('a', 'gone')]).map(({ depth }) => depth)).toEqual([0])
})
