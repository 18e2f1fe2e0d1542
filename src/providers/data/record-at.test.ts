import { expect, test } from 'vitest'
import { app } from '#resources/app'
import type { AnyResource } from '#define'
import { routesOf } from '#define/reading'
import { recordUrlAt } from './record-at'
import { recordUrl } from './record-url'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const taken = ['/dashboard/user/profile']
const urlAt = (path: string) => recordUrlAt(Object.values(app) as AnyResource[], path, taken)

test('the pages of a record and its form have the URL of the record', () => {
  expect(urlAt(`/dashboard/customers/${id}`)).toBe(`/api/customers/${id}`)
  expect(urlAt(`/dashboard/customers/${id}/edit`)).toBe(`/api/customers/${id}`)
  expect(urlAt(`/dashboard/invoice/${id}`)).toBe(`/api/invoices/${id}`)
})

test('a record with a key has the URL of that key', () => {
  expect(urlAt('/dashboard/user/amelia-hartmann')).toBe('/api/users/amelia-hartmann')
})

test('a record that a declared call reads has the URL of that call', () => {
  const path = routesOf(app.products).show.replace(/:\w+/, 'Card%20reader')
  expect(urlAt(path)).toBe(recordUrl(app.products, 'Card reader'))
})

test.each([
  '/dashboard/customers',
  '/dashboard/customers/new',
  '/dashboard/customers/import',
  '/dashboard/user/profile',
  '/dashboard/user/account/billing',
  '/dashboard/customers/somebody',
  '/dashboard/customers/%E0%A4%A',
  '/dashboard/app',
])('%s is not the page of a record', (path) => {
  expect(urlAt(path)).toBeUndefined()
})
