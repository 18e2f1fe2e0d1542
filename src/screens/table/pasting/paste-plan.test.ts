import { expect, it } from 'vitest'
import type { Row } from '#providers/data/answers'
import { planPaste, sheetOf, type PastePlan, type PasteTarget } from './paste-plan'

const target: PasteTarget = {
  rows: ['1', '2', '3'].map((id) => ({ id, version: 1 }) as Row),
  columns: ['name', 'price', 'customer', 'stock'],
  start: { id: '2', name: 'price' },
  isEditable: (name) => name !== 'customer',
  isRowEditable: ({ id }) => id !== '1',
}
const plan = (...block: string[][]) => planPaste(block, target) as PastePlan

it('a block fills the cells to the end and below of the start cell', () => {
  const { fields, records } = plan(['10', 'x', '5'], ['20', 'y', '6'])
  expect(fields).toEqual(['price', 'stock'])
  expect(records.map(({ row, texts }) => [row.id, ...texts])).toEqual([
    ['2', '10', '5'],
    ['3', '20', '6'],
  ])
})

it('tells what does not fit: columns that cannot be edited, rows behind the page, records that are locked', () => {
  expect(plan(['1', 'x', '2', '3'], ['1'], ['2'], ['3'])).toMatchObject({
    skippedColumns: ['customer'],
    rowsLeftOver: 2,
    lockedRows: 0,
  })
  const fromTop = planPaste(
    [
      ['1', '2'],
      ['3', '4'],
    ],
    { ...target, start: { id: '1', name: 'name' } },
  )
  expect(fromTop).toMatchObject({ lockedRows: 1, records: [{ texts: ['3', '4'] }] })
})

it('nothing is planned where no cell can be edited, and no block that is too large', () => {
  expect(planPaste([['a'], ['b']], { ...target, start: { id: '2', name: 'customer' } })).toBeUndefined()
  expect(planPaste([['a'], ['b']], { ...target, start: { id: 'gone', name: 'price' } })).toBeUndefined()
  expect(
    planPaste(
      Array.from({ length: 201 }, () => ['1']),
      target,
    ),
  ).toBe('tooLarge')
})

it('the sheet names the records by their ids', () => {
  expect(sheetOf(plan(['10'], ['20']))).toEqual([
    ['id', 'price'],
    ['2', '10'],
    ['3', '20'],
  ])
})
