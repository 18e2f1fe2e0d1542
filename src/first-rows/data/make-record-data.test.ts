import { expect, test } from 'vitest'
import type { AnyResource } from '#define'
import { isShownIn, presentedTo, sectionsOf, summaryOf } from '#define/layout/layout-of'
import { allFieldsOf, homeOf, readableFields, routesOf } from '#define/reading'
import { recordUrl } from '#providers/data/record-url'
import { recordUrlAt } from '#providers/data/record-at'
import { app } from '#resources/app'
import { recordDataOf, recordPages } from './make-record-data'

const resources: readonly AnyResource[] = Object.values(app)
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const pages = recordPages()
const pageAt = (path: string) => pages.find((page) => new RegExp(page.path, 'v').test(path))

test('the path of a record leads to the page of its resource, and no other path does', () => {
  expect(pageAt(`/dashboard/customers/${id}`)?.data.resource.name).toBe('customers')
  expect(pageAt(routesOf(app.products).show.replace(/:\w+/, 'Card reader'))?.data.resource.name).toBe(
    'products',
  )
  expect(pageAt('/dashboard/user/amelia-hartmann')?.data.resource.name).toBe('users')
  for (const path of ['/dashboard/user/profile', '/dashboard/user/cards', '/dashboard/user/new'])
    expect(pageAt(path), path).toBeUndefined()
  for (const path of [`/dashboard/customers/${id}/edit`, '/dashboard/customers/new', '/dashboard/customers'])
    expect(pageAt(path), path).toBeUndefined()
})

test.each(resources)('a record of $name is read from the data as from the declaration', (resource) => {
  const { resource: known, languages } = recordDataOf(app, resource)
  expect(summaryOf(known)).toEqual(summaryOf(resource))
  expect(homeOf(known)).toBe(homeOf(resource))
  expect(recordUrl(known, id)).toBe(recordUrl(resource, id))
  for (const role of ['admin', 'manager', 'user'] as const) {
    const names = Object.keys(readableFields(resource, role))
    expect(Object.keys(readableFields(known, role))).toEqual(names)
    expect(JSON.stringify(sectionsOf(known, names))).toBe(JSON.stringify(sectionsOf(resource, names)))
    expect(presentedTo(known, role)).toEqual(presentedTo(resource, role))
    for (const name of names) expect(isShownIn(known, name, {}), name).toBe(isShownIn(resource, name, {}))
  }
  for (const { fields, sections } of Object.values(languages)) {
    for (const [name, field] of Object.entries(allFieldsOf(resource)))
      for (const inner of field.kind === 'listOf' ? Object.keys(field.fields) : [])
        expect(fields[`${name}.${inner}`], `${name}.${inner}`).toBeTruthy()
    expect(Object.keys(sections ?? {})).toEqual(Object.keys(resource.layout?.sections ?? {}))
  }
})

test('a page that has its path from the data requests the record as the application does', () => {
  for (const { data } of pages) {
    const path = routesOf(data.resource).show.replace(/:\w+/, id)
    expect(recordUrlAt([data.resource], path), data.resource.name).toBe(recordUrlAt(resources, path))
  }
})

test('fields are rendered only where nothing of the page is above them and none is computed from others', () => {
  const hasFields = (name: string) =>
    pages.find(({ data }) => data.resource.name === name)?.data.record?.hasFields
  expect(hasFields('users')).toBe(true)
  expect(hasFields('savedViews')).toBe(false)
  expect(hasFields('orders')).toBe(false)
  expect(hasFields('invoices')).toBe(false)
})

test('pages reserve the actions of every record for the roles to which the application shows some', () => {
  const rolesOf = (name: string) =>
    pages.find(({ data }) => data.resource.name === name)?.data.record?.hasActions
  // Everybody who may read an invoice can download it.
  expect(rolesOf('invoices')).toEqual(['admin', 'manager', 'user'])
  expect(rolesOf('customers')).toContain('admin')
  // A product is presented to those who do not maintain it.
  expect(rolesOf('products')).not.toContain('user')
})
