import { expect, test } from 'vitest'
import { labelsFrom } from '#base/i18n/labels'
import { labels as chinese } from '#locales/cn/app-labels'
import type { Row } from '#providers/data/answers'
import { app } from '#resources/app'
import { renderContext } from '../fields/render-context'
import { columnsWith } from '../list-model/columns'
import { defaultPreferences } from '../list-model/state/preferences'
import { valueWidths } from './value-widths'

const { orders } = app
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
const needOf = (name: string, shown: readonly Row[] = rows) => {
  const preferences = { ...defaultPreferences, columns: ['number', name] }
  const columns = columnsWith(orders, 'admin', preferences, (field) => labels.field(orders, field), 'least')
  const column = columns.find((item) => item.name === name)
  return column && valueWidths(column, shown, { resource: orders, around })
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
