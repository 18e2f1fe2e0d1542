import { expect, test } from 'vitest'
import type { AnyResource } from '#define'
import { labelsFrom } from '#base/i18n/labels'
import { labels as chinese } from '#locales/cn/app-labels'
import type { Row } from '#providers/data/answers'
import { app } from '#resources/app'
import { renderContext } from '../fields/render-context'
import { columnsWith } from '../list-model/columns'
import { defaultPreferences } from '../list-model/state/preferences'
import { valueWidths } from './value-widths'

const { audit, orders } = app
const labels = labelsFrom(chinese)
const around = renderContext({
  locale: 'zh-CN',
  t: (key) => key,
  labels,
  app,
  textIn: () => '',
  mayRead: () => true,
  opensAll: () => true,
})
const rows = Array.from({ length: 20 }, (_, index): Row => ({
  id: String(index),
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  _can: [],
  status: index === 0 ? 'partlyShipped' : 'paid',
  personName: index === 0 ? 'Wilhelmina Featherstonehaugh' : 'Ann',
}))
const needOf = (name: string, shown: readonly Row[] = rows, resource: AnyResource = orders) => {
  const preferences = { ...defaultPreferences, columns: [resource.title, name] }
  const labelOf = (field: string) => labels.field(resource, field)
  const columns = columnsWith(resource, 'admin', preferences, labelOf, 'least')
  const column = columns.find((item) => item.name === name)
  return column && valueWidths(column, shown, { resource, around })
}

test('one long state among many short ones decides the width, because a state is never cut', () => {
  const need = needOf('status')
  expect(need?.typical).toBe(need?.all)
  expect(need?.all).toBeGreaterThan(80)
})

test('rows without a value do not decide the width of most values', () => {
  const name = 'Wilhelmina Featherstonehaugh'
  const mostlyEmpty = rows.map((row, index) => ({ ...row, personName: index < 2 ? name : null }))
  expect(needOf('personName', mostlyEmpty)?.typical).toBe(needOf('personName')?.all)
})

test('one long text among many short ones does not decide the width of most', () => {
  const need = needOf('personName')
  expect(need?.typical).toBeLessThan(need?.all ?? 0)
})

test('a link to a record of any resource needs the width of its title', () => {
  const entries = (title: string) =>
    rows.map((row) => ({ ...row, resource: 'invoices', record: 'a', _refs: { a: title } }))
  const short = needOf('record', entries('INV-1'), audit)?.all
  expect(short).toBeGreaterThan(40)
  expect(needOf('record', entries('INV-2026-00105'), audit)?.all).toBeGreaterThan(short ?? Infinity)
})
