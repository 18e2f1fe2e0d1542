import { expect, test } from 'vitest'
import { addressesOf, matcherOf } from './pages'
import { defineResource } from '../resource'
import { text } from '../fields'

const parts = defineResource('spareParts', {
  label: ['Spare part', 'Spare parts'],
  menu: 'sales',
  fields: { name: text() },
  title: 'name',
  columns: ['name'],
  access: { admin: 'all' },
})
const isThere = matcherOf(addressesOf([parts], ['/dashboard/mail/:label/:id']))

test.each([
  '/dashboard',
  '/dashboard/app',
  '/auth/login',
  '/404',
  '/dashboard/user/account/security',
  '/dashboard/spare-parts',
  '/dashboard/spare-parts/new',
  '/dashboard/spare-parts/import',
  '/dashboard/spare-parts/a part/edit',
  '/Dashboard/Spare-Parts',
  '/dashboard/mail/inbox/1',
])('%s is an address of the app', (path) => expect(isThere(path)).toBe(true))

test.each([
  '/dashboard/',
  '/dashboard/nowhere',
  '/dashboard/spare-parts/',
  '/dashboard/spare-parts//edit',
  '/dashboard/spare-parts/1/edit/more',
  '/dashboard/mail/inbox',
  '/auth/nowhere',
  '/',
])('%s is not an address of the app', (path) => expect(isThere(path)).toBe(false))
