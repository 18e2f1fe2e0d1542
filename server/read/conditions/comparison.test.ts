import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/any-resource'
import { datetime, text } from '#define/fields'
import { parseComparison } from './comparison'
import type { Operator } from './condition'
import { FaultCollector } from './fault-collector'

const visits: AnyResource = {
  name: 'visits',
  order: 0,
  label: ['Visit', 'Visits'],
  fields: { name: text(), at: datetime(), seen: datetime({ readableBy: ['admin'] }) },
  title: 'name',
  columns: [],
  filters: ['at', 'seen', 'createdAt'],
  access: {},
}

function compared(name: string, op: Operator, given: readonly unknown[], role: 'admin' | 'user' = 'admin') {
  const faults = new FaultCollector()
  const condition = parseComparison(visits, role, { name, op, given, parameter: 'p' }, faults)
  return condition ?? faults.faults['p']
}
const [first, last] = ['2025-01-31T00:00:00.000Z', '2025-01-31T23:59:59.999Z']

describe('a datetime filter', () => {
  const cases: [op: Operator, given: string[], meant: Operator, values: string[]][] = [
    ['gte', ['2025-01-31'], 'gte', [first]],
    ['lt', ['2025-01-31'], 'lt', [first]],
    ['gt', ['2025-01-31'], 'gt', [last]],
    ['lte', ['2025-01-31'], 'lte', [last]],
    ['eq', ['2025-01-31'], 'between', [first, last]],
    ['between', ['2025-01-31', '2025-01-31'], 'between', [first, last]],
    ['eq', ['2025-01-31T10:00:00+02:00'], 'eq', ['2025-01-31T08:00:00.000Z']],
    ['between', ['2025-01-31T10:00:00Z', '2025-01-31'], 'between', ['2025-01-31T10:00:00.000Z', last]],
  ]
  it.each(cases)('parses %s %j as %s %j', (op, given, meant, values) => {
    expect(compared('at', op, given)).toEqual({ field: 'at', op: meant, values })
    expect(compared('createdAt', op, given)).toMatchObject({ op: meant, values })
  })
})

describe('a comparison', () => {
  it('by a field that is not a filter reports the filters that the role may use', () => {
    expect(compared('name', 'eq', ['x'])).toEqual([
      { key: 'filter', values: { options: 'at, seen, createdAt' } },
    ])
    expect(compared('seen', 'eq', [first], 'user')).toEqual([
      { key: 'filter', values: { options: 'at, createdAt' } },
    ])
    expect(compared('constructor', 'eq', ['x'], 'user')).toEqual(compared('seen', 'eq', ['x'], 'user'))
  })

  it('is refused with unsuitable values, a wrong number of values or an unsuitable operator', () => {
    for (const [op, given] of [
      ['eq', ['soon']],
      ['gt', []],
      ['gt', [first, last]],
      ['between', [first]],
      ['in', []],
      ['in', Array.from({ length: 501 }, () => first)],
    ] as const)
      expect(compared('at', op, given), `${op} ${given.length}`).toEqual([{ key: 'value' }])
    expect(compared('at', 'like', ['x'])).toMatchObject([{ key: 'operator' }])
    expect(compared('at', 'null', [])).toMatchObject([{ key: 'operator' }])
  })

  it('by eq with several values becomes in', () => {
    expect(compared('at', 'eq', [first, last])).toEqual({ field: 'at', op: 'in', values: [first, last] })
    expect(compared('id', 'eq', ['x'])).toEqual([{ key: 'value' }])
  })
})
