import { expect, it } from 'vitest'
import type { Column } from './columns'
import { factsOf } from './compact'

const column = (name: string, kind: string, isTitle = false) =>
  ({ name, label: name, field: { kind }, isTitle }) as unknown as Column
const title = column('number', 'text', true)
const [customer, dueOn, paidOn, method] = [
  column('customer', 'ref'),
  column('dueOn', 'date'),
  column('paidOn', 'date'),
  column('method', 'text'),
]
const card = { title, meta: [customer, dueOn, paidOn, method] }
const own = { id: '1', number: 'INV-1', customer: 'Acme', dueOn: '2031-01-01', paidOn: '2031-01-02' }
const row = (values: object) => ({ ...own, ...values }) as unknown as Parameters<typeof factsOf>[1]
const namesOf = (values: object, titleText: string) => {
  const shown = row(values)
  return factsOf(card, shown, titleText, ({ name }) => String(shown[name])).map(({ name }) => name)
}

it('the line of a card has the first two values that are not empty', () => {
  expect(namesOf({}, 'INV-1')).toEqual(['customer', 'dueOn'])
  expect(namesOf({ dueOn: null }, 'INV-1')).toEqual(['customer', 'paidOn'])
})

it('shows one time at most, as the last value', () => {
  expect(namesOf({ customer: null, method: 'Cash' }, 'INV-1')).toEqual(['method', 'dueOn'])
})

it('has no chip beside a time', () => {
  const priority = column('priority', 'choice')
  const shown = row({ priority: 'high' })
  const textOf = ({ name }: Column) => String(shown[name])
  const names = (meta: readonly Column[]) =>
    factsOf({ title, meta }, shown, 'INV-1', textOf).map(({ name }) => name)
  expect(names([priority, dueOn, customer])).toEqual(['customer', 'dueOn'])
  expect(names([priority, customer, dueOn])).toEqual(['priority', 'customer'])
})

it('does not repeat the title, nor the name in the title of a record without one of its own', () => {
  expect(namesOf({ number: 'Acme' }, 'Acme')).toEqual(['dueOn'])
  expect(namesOf({ number: null }, 'Draft for Acme')).toEqual(['dueOn'])
  expect(namesOf({ number: 'Acme 2' }, 'Acme 2')).toEqual(['customer', 'dueOn'])
  expect(namesOf({ number: null, customer: null, method: 'C' }, 'Draft for Carl')).toEqual([
    'method',
    'dueOn',
  ])
})
