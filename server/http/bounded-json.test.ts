import { expect, test } from 'vitest'
import { Problem } from '../base/errors/problem'
import { boundedJson } from './bounded-json'

const date = new Date(0)
test.each([
  [[]],
  [[{ id: 1, tags: ['a', 'b'], inner: { deep: [{ more: undefined }] } }, 'text', null, 4]],
  [{ posts: [{ id: 1 }, { id: 2 }], total: 2, left: undefined, none: [], nothing: {} }],
  [{ board: { cards: [{ id: 1 }], columns: [[1, 2]], columnOrder: ['"quoted"'] } }],
  [{ at: date, list: [date, undefined, '中文'] }],
])('boundedJson() writes %j like JSON.stringify()', (value) => {
  expect(boundedJson(value, 1000)).toBe(JSON.stringify(value))
})

test('boundedJson() throws at the byte limit without serializing the remaining records', () => {
  const megabyte = 1024 * 1024
  const row = { text: '中'.repeat(100_000) }
  let written = 0
  const counted = { toJSON: () => (written++, row) }
  const rows = Array.from({ length: 100 }, () => counted)
  const refusal = () => boundedJson({ rows }, megabyte)
  expect(refusal).toThrow(Problem)
  expect(refusal).toThrow('responseTooLarge')
  // A row has 300 KB: the fourth exceeds the limit, in each of the two calls.
  expect(written).toBe(8)
})
