import { expect, test } from 'vitest'
import { labels as chinese } from '#locales/cn/app-labels'
import type { AnyResource } from '#define/resource'
import { app } from '#resources/app'
import { labelsFrom } from './labels'

const { products, invoices, customers } = app
const english = labelsFrom(undefined)

test('English labels come from the declarations', () => {
  expect(english.resource(products)).toBe('Products')
  expect(english.resource(products, 1)).toBe('Product')
  expect(english.field(products, 'code')).toBe('Product code')
  expect(english.field(invoices, 'lines.unitPrice')).toBe('Unit price')
  expect(english.field(invoices, 'total')).toBe('Total')
  expect(english.field(invoices, 'createdAt')).toBe('Created at')
  expect(english.help(customers, 'account')).toMatch(/signs in/)
  expect(english.option(products, 'colors', 'silver')).toBe('Silver')
  expect(english.move(invoices, 'send')).toBe('Send')
  expect(english.action(products, 'restock')).toBe('Restock')
  expect(english.inputLabel(products, 'restock', 'quantity')).toBe('Pieces to add')
  expect(english.group('sales')).toBe('Sales')
})

test('labels of another language come from its file, and missing ones from the declarations', () => {
  const labels = labelsFrom(chinese)
  expect(labels.resource(products, 1)).toBe('产品')
  expect(labels.resource(app.kanbanCards)).toBe('看板')
  expect(labels.resource(app.kanbanCards, 1)).toBe('卡片')
  expect(labels.field(invoices, 'lines.unitPrice')).toBe('单价')
  expect(labels.field(customers, 'createdAt')).toBe('创建时间')
  expect(labels.inputLabel(products, 'restock', 'quantity')).toBe('补货数量')
  expect(labelsFrom({ groups: {}, meta: {}, resources: {} }).field(products, 'code')).toBe('Product code')
})

test.each([
  ['English', english],
  ['Chinese', labelsFrom(chinese)],
] as const)('a section with several fields has another label than these fields in %s', (_, labels) => {
  const same = Object.values<AnyResource>(app).flatMap((resource) =>
    Object.entries(resource.layout?.sections ?? {})
      .filter(([, { fields }]) => fields.length > 1)
      .filter(([name, { fields }]) =>
        fields.some((field) => labels.field(resource, field) === labels.section(resource, name)),
      )
      .map(([name]) => `${resource.name}.${name}`),
  )
  expect(same).toEqual([])
})
