import { expect, test } from 'vitest'
import { date, defineResource, text, type AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { hasPortraits } from '#define/layout/layout-of'
import { allFieldsOf, fieldOf, filtersOf, searchedFields, sortsOf, viewsOf } from '#define/reading'
import { tabsOf } from '#define/lists/tabs-of'
import { calendarRequest } from '#screens/list-model/state/calendar-request'
import { readListState } from '#screens/list-model/state/list-state'
import { fieldsRead } from '#screens/list-model/state/fields-read'
import { app } from '#resources/app'
import { shopFirstCatalogue } from '#resources/shop/shop.first-catalogue'
import { pageDataByPath, pageDataOf } from './make-page-data'
import { catalogueKeys } from './page-texts'

const resources: readonly AnyResource[] = Object.values(app)

test('every list that the framework generates has a page, and its views have the same data', () => {
  const pages = pageDataByPath()
  expect(pages['/dashboard/e-commerce/list']?.resource.name).toBe('products')
  expect(pages['/dashboard/kanban/list']?.view).toBe('table')
  expect(Object.keys(pages)).not.toContain('/dashboard/chat')
  for (const data of Object.values(pages)) expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

test.each(resources)('a list of $name is read from the data as from the declaration', (resource) => {
  const { resource: known, languages } = pageDataOf(app, resource)
  expect(Object.keys(allFieldsOf(known))).toEqual(Object.keys(allFieldsOf(resource)))
  for (const read of [filtersOf, sortsOf, searchedFields, viewsOf])
    expect(read(known)).toEqual(read(resource))
  expect(fieldsRead(known)).toEqual(fieldsRead(resource))
  expect(hasPortraits(known)).toBe(hasPortraits(resource))
  for (const role of ['admin', 'manager', 'user'] as const)
    expect(tabsOf(known, role)).toEqual(tabsOf(resource, role))
  for (const name of Object.keys(allFieldsOf(resource))) {
    expect(fieldOf(known, name)?.kind).toBe(fieldOf(resource, name)?.kind)
    for (const { fields } of Object.values(languages)) expect(fields[name], name).toBeTruthy()
  }
})

test('texts have the name of the resource inside their sentences as the application fills it in', () => {
  const { en, cn } = pageDataOf(app, app.bankAccounts).languages
  expect(en.texts).toMatchObject({
    'list.create': 'New bank account',
    'list.search': 'Search bank accounts',
    'list.untitled': 'Untitled bank account',
  })
  expect(en.resource).toEqual(['Bank accounts', 'Bank account'])
  expect(cn.texts['list.create']).toContain('{{resource}}')
  for (const { languages } of Object.values(pageDataByPath()))
    expect(Object.values(languages.en.texts).filter((text) => text.includes('inSentence'))).toEqual([])
})

const board = pageDataByPath()['/dashboard/kanban']

test('the page of a board knows what its cards show', () => {
  expect(board?.view).toBe('board')
  expect(pageDataByPath()['/dashboard/kanban/list']?.view).toBe('table')
  expect(board?.resource.fields).toMatchObject({ labels: { colored: true }, priority: { levels: true } })
  expect(board?.others['kanbanColumns']?.fields).toMatchObject({ color: { kind: 'color' } })
  for (const drawing of Object.values(board?.icons ?? {})) expect(drawing).toBeTruthy()
  for (const { texts } of Object.values(board?.languages ?? {}))
    for (const key of ['board.noCards', 'board.due.overdue']) expect(texts[key], key).toBeTruthy()
})

test('the page of a catalogue has a script of its feature, its orders, and the texts of facets and cards', () => {
  const shop = pageDataOf(app, app.products, 'gallery')
  expect(pageDataByPath()['/dashboard/e-commerce/shop']).toEqual(shop)
  expect(pageDataByPath()['/dashboard/user/cards']?.page).toBeUndefined()
  expect([shop.view, shop.page]).toEqual(['gallery', 'catalogue-shop'])
  expect(shop.languages.en.orders).toMatchObject({ '-sold': 'Best selling' })
  expect(Object.values(shop.languages.cn.orders ?? {}).join('')).not.toMatch(/[a-z]/i)
  expect(shop.icons['shopping-cart']).toBeTruthy()
  const keys = [...catalogueKeys, ...shopFirstCatalogue.texts].filter((key) => !key.endsWith('_one'))
  for (const { texts } of Object.values(shop.languages))
    for (const key of keys) expect(texts[key], key).toBeTruthy()
})

test('the page of a calendar knows its texts and icons, and where its calendars are read', () => {
  const calendar = pageDataByPath()['/dashboard/calendar']
  expect(calendar?.view).toBe('calendar')
  expect(calendar?.calendars).toMatch(/^\/api\/calendars\?_start=0&_end=100/)
  expect(pageDataByPath()['/dashboard/calendar/list']?.calendars).toBeUndefined()
  for (const drawing of Object.values(calendar?.icons ?? {})) expect(drawing).toBeTruthy()
  for (const { texts } of Object.values(calendar?.languages ?? {}))
    for (const key of ['calendar.newOn', 'calendar.next.agenda', 'calendar.nothing', 'exchange.menu'])
      expect(texts[key], key).toBeTruthy()
})

test('a calendar requests the same from the data as from the declaration, also with records that have no end', () => {
  const stay = defineResource('stays', {
    label: ['Stay', 'Stays'],
    fields: { name: text(), arrives: date(), leaves: date({ optional: true }) },
    title: 'name',
    columns: ['arrives'],
    views: { calendar: { start: 'arrives', end: 'leaves' } },
    access: { admin: { read: true }, manager: { read: true }, user: { read: true } },
  })
  const { resource } = pageDataOf({ ...app, stays: stay }, stay, 'calendar')
  const span = { from: '2026-11-01', until: '2026-12-01' }
  const requestOf = (known: AnyResource) =>
    calendarRequest(known, readListState(known, new URLSearchParams()), span)
  expect(requestOf(resource)).toEqual(requestOf(stay))
  expect(JSON.stringify(requestOf(stay))).toContain('"null"')
})

test.each(['checklist', 'attachments'] as const)('the page of a board knows the fields of its %s', (name) => {
  const kinds = (known: AnyField | undefined) =>
    known?.kind === 'listOf' && Object.entries(known.fields).map(([field, { kind }]) => [field, kind])
  expect(kinds(board?.resource.fields[name])).toEqual(kinds(app.kanbanCards.fields[name]))
})

test('a list that some role may not read is not for all', () => {
  const isForAll = (name: string) => {
    const resource = app[name as keyof typeof app]
    return resource && pageDataOf(app, resource).isForAll
  }
  expect(isForAll('products')).toBe(true)
  expect(isForAll('audit')).toBe(false)
})

test('texts have both languages and the plural forms that each of them has', () => {
  const { languages } = pageDataOf(app, app.products)
  expect(languages.en.texts['list.entries_one']).toBe('{{count}} entry')
  expect(languages.cn.texts['list.selectPage']).toMatch(/\p{Script=Han}/u)
  const known = (texts: object) => Object.keys(texts).filter((key) => !key.endsWith('_one'))
  expect(known(languages.cn.texts)).toEqual(known(languages.en.texts))
})
