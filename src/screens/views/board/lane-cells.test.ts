import { expect, it } from 'vitest'
import type { BoardColumn } from '#define/views/board'
import { kanbanCards } from '#resources/kanban/kanban-cards.resource'
import { labelsFrom } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { cellIn, cellsOf, inLanes, isBeside, lanesOf, type Lane } from './lane-cells'

const column = (id: string, cardIds: readonly string[]): BoardColumn => ({
  id,
  title: id.toUpperCase(),
  cardIds,
  total: cardIds.length,
  capped: false,
})
const columns = [column('a', ['1', '2', '3']), column('b', ['4'])]
const lanes: readonly Lane[] = [
  { key: 'high', title: 'High', value: 'high' },
  { key: '', title: 'No priority', value: null },
]
const values: Record<string, string | null> = { 1: 'high', 2: null, 3: 'high', 4: null }
const cells = cellsOf(columns, lanes, (id) => values[id])

it('each card is in one cell, in the order of its column', () => {
  expect(cells.map(({ id, title, cardIds, total }) => [id, title, cardIds, total])).toEqual([
    ['a@high', 'A, High', ['1', '3'], 2],
    ['b@high', 'B, High', [], 0],
    ['a@', 'A, No priority', ['2'], 1],
    ['b@', 'B, No priority', ['4'], 1],
  ])
})

it('a card can be moved within its lane and within its column, not to both others at once', () => {
  expect(cells.filter(({ id }) => isBeside(cells, id, 'a@high')).map(({ id }) => id)).toEqual([
    'a@high',
    'b@high',
    'a@',
  ])
  expect(isBeside(columns, 'a', 'b')).toBe(true)
  expect(cellIn(columns, 'a')).toBe(undefined)
})

it('where the user may not change the value of lanes, a card stays in its lane', () => {
  const free = { leadsTo: () => true, verbTo: () => undefined, isRanked: true }
  const fixed = inLanes(free, '1', cells, true)
  expect(cells.filter(({ id }) => fixed.leadsTo(id)).map(({ id }) => id)).toEqual(['a@high', 'b@high'])
  expect(inLanes(free, '1', cells, false)).toBe(free)
})

const row = (id: string, values: object): Row => ({
  id,
  version: 1,
  createdAt: '',
  updatedAt: '',
  _can: [],
  ...values,
})
const rows = [
  row('1', { labels: ['fx', 'bug'], assignees: ['b', 'a'], _refs: { a: 'Anna', b: 'Bert' } }),
  row('2', { labels: ['bug'], assignees: ['a'], _refs: { a: 'Anna' } }),
  row('3', { labels: [], assignees: [] }),
]
const titlesOf = (name: string) =>
  lanesOf(kanbanCards, name, rows, { labels: labelsFrom(undefined), without: 'None' }).map(
    ({ title }) => title,
  )

it('a card with several values is in the lane of the first one', () => {
  expect(titlesOf('labels')).toEqual(['bug', 'fx', 'None'])
  expect(titlesOf('assignees')).toEqual(['Anna', 'Bert', 'None'])
  expect(titlesOf('priority')).toEqual(['High', 'Medium', 'Low'])
  const labels = lanesOf(kanbanCards, 'labels', rows, { labels: labelsFrom(undefined), without: 'None' })
  const byId = new Map(rows.map((known) => [known.id, known]))
  const found = cellsOf([column('a', ['1', '2', '3'])], labels, (id) => byId.get(id)?.['labels'])
  expect(found.map(({ cardIds }) => cardIds)).toEqual([['2'], ['1'], ['3']])
})
