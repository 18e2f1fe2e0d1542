import { describe, expect, it } from 'vitest'
import { stackWeek, type Piece } from './stack-week'

/** A piece that begins and ends in the week: 'a 0-2' covers the columns 0 and 1. */
function piecesOf(...texts: readonly string[]): Piece<string>[] {
  return texts.map((text) => {
    const [of = '', columns = ''] = text.split(' ')
    const [start = 0, end = 0] = columns.split('-').map(Number)
    return { of, start, end, isStart: true, isEnd: true }
  })
}

const shown = (pieces: readonly Piece<string>[], capacity: number) => {
  const { placed, hidden } = stackWeek(pieces, capacity)
  const texts = placed.map(({ of, start, end, line }) => `${of} ${start}-${end} in ${line}`)
  return { placed: texts.toSorted(), hidden: hidden.join(' ') }
}

describe('the events of a week', () => {
  it('are each in the first line that is free on all of its days', () => {
    const pieces = piecesOf('trip 0-3', 'call 1-2', 'talk 1-2', 'fair 3-5', 'lunch 0-1')
    expect(shown(pieces, 4)).toEqual({
      placed: ['call 1-2 in 1', 'fair 3-5 in 0', 'lunch 0-1 in 1', 'talk 1-2 in 2', 'trip 0-3 in 0'],
      hidden: '0 0 0 0 0 0 0',
    })
  })

  it('leave their last line to the number of those that have no room on a day', () => {
    const pieces = piecesOf('one 2-3', 'two 2-3', 'three 2-3', 'four 2-3', 'other 4-5')
    expect(shown(pieces, 3)).toEqual({
      placed: ['one 2-3 in 0', 'other 4-5 in 0', 'two 2-3 in 1'],
      hidden: '0 0 2 0 0 0 0',
    })
  })

  it('are interrupted by that number, and continue behind it', () => {
    const pieces = piecesOf('first 0-7', 'second 0-7', 'call 3-4')
    const { placed, hidden } = stackWeek(pieces, 2)
    expect(placed.map(({ of, start, end, isStart, isEnd }) => ({ of, start, end, isStart, isEnd }))).toEqual([
      { of: 'first', start: 0, end: 7, isStart: true, isEnd: true },
      { of: 'second', start: 0, end: 3, isStart: true, isEnd: false },
      { of: 'second', start: 4, end: 7, isStart: false, isEnd: true },
    ])
    expect(hidden).toEqual([0, 0, 0, 2, 0, 0, 0])
  })

  it('show those days of an event on which there is room for it', () => {
    const pieces = piecesOf('one 0-2', 'two 0-2', 'late 1-4')
    expect(shown(pieces, 2)).toEqual({
      placed: ['late 2-4 in 0', 'one 0-2 in 0', 'two 0-1 in 1'],
      hidden: '0 2 0 0 0 0 0',
    })
  })

  it('are not shown where there is room for their number alone', () => {
    const pieces = piecesOf('one 0-1', 'two 0-1')
    expect(shown(pieces, 1)).toEqual({ placed: [], hidden: '2 0 0 0 0 0 0' })
    expect(shown(pieces, 0)).toEqual({ placed: [], hidden: '2 0 0 0 0 0 0' })
  })

  it('keep the ends that are in another week', () => {
    const [piece] = stackWeek([{ of: 'trip', start: 0, end: 3, isStart: false, isEnd: true }], 3).placed
    expect(piece).toMatchObject({ isStart: false, isEnd: true, line: 0 })
  })
})
