import { describe, expect, it } from 'vitest'
import { applyOptimisticMove, nextAt } from './optimistic-move'

const column = (id: string, ...cardIds: string[]) => ({
  id,
  title: id,
  cardIds,
  total: cardIds.length,
  capped: false,
})
const board = [column('todo', 'a', 'b', 'c'), column('doing', 'd'), column('done')]
const shape = (columns: readonly { id: string; cardIds: readonly string[]; total: number }[]) =>
  columns.map(({ id, cardIds, total }) => `${id} ${total}: ${cardIds.join('')}`)

describe('an optimistic move of a card', () => {
  it('puts it before another card and updates the totals of both columns', () => {
    const after = applyOptimisticMove(board, { kind: 'card', id: 'b', to: 'doing', beforeId: 'd' })
    expect(shape(after)).toEqual(['todo 2: ac', 'doing 2: bd', 'done 0: '])
  })

  it('puts it at the end if it is before no card or one that no longer exists', () => {
    for (const beforeId of [null, 'gone'])
      expect(shape(applyOptimisticMove(board, { kind: 'card', id: 'a', to: 'todo', beforeId }))).toEqual([
        'todo 3: bca',
        'doing 1: d',
        'done 0: ',
      ])
  })

  it('changes nothing if the target column no longer exists', () => {
    expect(applyOptimisticMove(board, { kind: 'card', id: 'a', to: 'gone', beforeId: null })).toBe(board)
  })
})

describe('an optimistic move of a column', () => {
  it('puts it before another column, and changes nothing if the column no longer exists', () => {
    const after = applyOptimisticMove(board, { kind: 'column', id: 'done', beforeId: 'todo' })
    expect(after.map(({ id }) => id)).toEqual(['done', 'todo', 'doing'])
    expect(applyOptimisticMove(board, { kind: 'column', id: 'gone', beforeId: null })).toBe(board)
  })
})

it('nextAt returns the id at an index of the list without the moved item', () => {
  expect(nextAt(['a', 'b', 'c'], 'a', 0)).toBe('b')
  expect(nextAt(['a', 'b', 'c'], 'a', 1)).toBe('c')
  expect(nextAt(['a', 'b', 'c'], 'a', 2)).toBeNull()
  expect(nextAt(['a', 'b'], 'x', 1)).toBe('b')
})
