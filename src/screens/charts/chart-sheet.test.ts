import { expect, test } from 'vitest'
import { chartSheet, plainRows } from './chart-sheet'

test('a file of a chart has a row for each category, with plain numbers and empty cells for missing ones', () => {
  const sheet = chartSheet('Category', {
    categories: ['Jan', 'Feb'],
    series: [
      { label: 'Collected', values: [120_050, null] },
      { label: 'Paid out', values: [0, 9] },
    ],
    format: (value) => `€${value / 100}`,
    plainFormat: (value) => (value / 100).toFixed(2),
  })
  expect(plainRows(sheet)).toEqual([
    ['Category', 'Collected', 'Paid out'],
    ['Jan', '1200.50', '0.00'],
    ['Feb', '', '0.09'],
  ])
  expect(sheet.rows[0]?.[1]?.text).toBe('€1200.5')
})
