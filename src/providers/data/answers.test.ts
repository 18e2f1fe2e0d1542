import { expect, test } from 'vitest'
import { app } from '#resources/app'
import { listAnswer, recordFromResponse, withoutExtras } from './answers'
import { recordCall, manyUrl, recordUrl } from './record-url'

const headers = (all: Record<string, string>) => (name: string) => all[name]

test('a list response is an array with the total in the headers, also when it is 0', () => {
  expect(listAnswer({ data: [], header: headers({ 'x-total-count': '0' }) }, undefined)).toEqual({
    data: [],
    total: 0,
    capped: false,
  })
  const capped = headers({ 'x-total-count': '10000', 'x-total-capped': 'true' })
  expect(listAnswer({ data: [{ id: 'a' }], header: capped }, undefined)).toMatchObject({
    total: 10_000,
    capped: true,
  })
})

test('a list or a record is read from the property that the declared call names', () => {
  const { wire } = app.products
  const data = { products: [{ id: 'a' }], total: 312, capped: false }
  expect(listAnswer({ data, header: headers({}) }, wire?.list)).toMatchObject({
    data: [{ id: 'a' }],
    total: 312,
  })
  expect(recordFromResponse({ product: { id: 'a' } }, recordCall(app.products))).toEqual({ id: 'a' })
})

test('one record is read by the declared call, several by their ids', () => {
  expect(recordUrl(app.products, '读卡器 & co')).toBe(
    `/api/products/product?name=${new URLSearchParams({ '': '读卡器 & co' }).toString().slice(1)}`,
  )
  expect(recordUrl(app.invoices, 'a/b')).toBe('/api/invoices/a%2Fb')
  expect(manyUrl(app.customers, ['1', '2'])).toBe('/api/customers?id=1&id=2')
})

test("the call that reads the caller's own account is not used for other records", () => {
  expect(recordCall(app.users)).toBeUndefined()
  expect(recordUrl(app.users, 'x')).toBe('/api/users/x')
})

test('extra properties of a record are not sent back', () => {
  expect(withoutExtras({ name: 'a', _can: ['update'], _refs: {} })).toEqual({ name: 'a' })
})
