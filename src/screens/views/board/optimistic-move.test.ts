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

describe('a card that is moved', () => {
  it('comes before another one, and both columns count anew', () => {
    const after = applyOptimisticMove(board, { kind: 'card', id: 'b', to: 'doing', beforeId: 'd' })
    expect(shape(after)).toEqual(['todo 2: ac', 'doing 2: bd', 'done 0: '])
  })

  it('comes to the end where it stands before nobody, or before somebody who has gone', () => {
    for (const beforeId of [null, 'gone'])
      expect(shape(applyOptimisticMove(board, { kind: 'card', id: 'a', to: 'todo', beforeId }))).toEqual([
        'todo 3: bca',
        'doing 1: d',
        'done 0: ',
      ])
  })

  it('stays where it is when its new column has gone', () => {
    expect(applyOptimisticMove(board, { kind: 'card', id: 'a', to: 'gone', beforeId: null })).toBe(board)
  })
})

describe('a column that is moved', () => {
  it('comes before another one with its cards', () => {
    const after = applyOptimisticMove(board, { kind: 'column', id: 'done', beforeId: 'todo' })
    expect(after.map(({ id }) => id)).toEqual(['done', 'todo', 'doing'])
    expect(applyOptimisticMove(board, { kind: 'column', id: 'gone', beforeId: null })).toBe(board)
  })
})

it('who comes next at a place is said without whoever moves', () => {
  expect(nextAt(['a', 'b', 'c'], 'a', 0)).toBe('b')
  expect(nextAt(['a', 'b', 'c'], 'a', 1)).toBe('c')
  expect(nextAt(['a', 'b', 'c'], 'a', 2)).toBeNull()
  expect(nextAt(['a', 'b'], 'x', 1)).toBe('b')
})
