import { describe, expect, test } from 'vitest'
import { kinds } from '#define/kinds'
import { operatorsOf as serverOperators } from '#server/read/conditions/condition'
import { filterKinds } from '#define/any-resource'
import type { AnyField } from '#define/kinds'
import type { Condition, Group } from '#screens/list-model/state/filter'
import { dayOf, endOfDay, startOfDay } from '#base/format/days'
import {
  addNode,
  changeNode,
  draftOf,
  filterFrom,
  incompleteIn,
  isComplete,
  valueFor,
  type DraftCondition,
} from './draft'
import { fitting, operatorsOf } from './operators'

const group: Group = {
  match: 'and',
  nodes: [
    { field: 'status', op: 'in', value: ['draft'] },
    { match: 'or', nodes: [{ field: 'price', op: 'gte', value: 100 }] },
  ],
}
const same = (condition: Condition) => condition
const condition = (op: DraftCondition['op'], value?: unknown): DraftCondition => ({
  key: 0,
  field: 'price',
  op,
  value,
})

describe('a filter draft', () => {
  test('converts back to the filter it was created from', () => {
    expect(filterFrom(draftOf(group, same))).toEqual(group)
  })

  test('supports adding, changing and removing nodes at any depth', () => {
    const draft = draftOf(group, same)
    const inner = draft.nodes[1]
    if (!inner || !('nodes' in inner)) throw new Error('no group')
    const more = addNode(draft, inner.key, { key: 900, field: 'stock', op: 'null' })
    expect(filterFrom(more).nodes[1]).toEqual({
      match: 'or',
      nodes: [
        { field: 'price', op: 'gte', value: 100 },
        { field: 'stock', op: 'null' },
      ],
    })
    const turned = changeNode(more, 900, (node) => ({ ...(node as DraftCondition), op: 'nnull' }))
    expect(JSON.stringify(filterFrom(turned))).toContain('nnull')
    expect(filterFrom(changeNode(turned, inner.key, () => undefined)).nodes).toHaveLength(1)
  })

  test('converts to a filter without its empty groups', () => {
    expect(filterFrom(addNode(draftOf(group, same), 0, condition('null'))).nodes).toHaveLength(2)
    expect(filterFrom({ key: 1, match: 'and', nodes: [{ key: 2, match: 'or', nodes: [] }] }).nodes).toEqual(
      [],
    )
  })

  test('reports the conditions without a value', () => {
    const draft = addNode(draftOf(group, same), 0, condition('eq'))
    expect(
      incompleteIn({ ...draft, nodes: [...draft.nodes, { ...condition('between', [1]), key: 7 }] }),
    ).toEqual([7])
  })

  test.each([
    [condition('eq', 0), true],
    [condition('eq', false), true],
    [condition('eq', ''), false],
    [condition('in', []), false],
    [condition('between', [0, 5]), true],
    [condition('between', [undefined, 5]), false],
    [condition('nnull'), true],
  ])('with the condition %o is complete: %s', (given, complete) => {
    expect(isComplete(given)).toBe(complete)
  })

  test('keeps the value that still fits when the operator changes', () => {
    expect(valueFor('lte', condition('gte', 5))).toBe(5)
    expect(valueFor('between', condition('gte', 5))).toEqual([5, undefined])
    expect(valueFor('eq', condition('between', [5, 6]))).toBe(5)
    expect(valueFor('nin', condition('in', ['a']))).toEqual(['a'])
    expect(valueFor('null', condition('gte', 5))).toBeUndefined()
  })
})

describe('a condition from the URL', () => {
  const state: AnyField = { kind: 'state', states: ['draft'], moves: {} }
  test('that compares with one value is shown as "one of"', () => {
    expect(fitting(state, { field: 'status', op: 'eq', value: 'draft' })).toMatchObject({
      op: 'in',
      value: ['draft'],
    })
    expect(fitting(state, { field: 'status', op: 'ne', value: 'draft' })).toMatchObject({
      op: 'nin',
      value: ['draft'],
    })
  })
  test('that the builder supports is kept, and an unsupported one is shown without a value', () => {
    const fits = { field: 'status', op: 'in', value: ['draft'] } as const
    expect(fitting(state, fits)).toBe(fits)
    expect(fitting(state, { field: 'status', op: 'gt', value: 'draft' })).toEqual({
      field: 'status',
      op: 'in',
    })
  })
})

describe('the operators of the filter builder', () => {
  const fieldOf = (kind: AnyField['kind'], optional?: true) =>
    ({
      kind,
      options: ['a'],
      states: ['a'],
      moves: {},
      to: 'x',
      fields: {},
      ...(optional && { optional }),
    }) as AnyField

  test.each(kinds)('for the kind %s are all supported by the server', (kind) => {
    for (const field of [fieldOf(kind), fieldOf(kind, true)])
      for (const op of operatorsOf(field)) expect(serverOperators(field)).toContain(op)
  })

  test.each(filterKinds)('include at least one for the kind %s', (kind) => {
    expect(operatorsOf(fieldOf(kind)).length).toBeGreaterThan(0)
  })
})

test('startOfDay and endOfDay are the first and last millisecond of a local day', () => {
  expect(dayOf(startOfDay('2025-03-01'))).toBe('2025-03-01')
  expect(dayOf(endOfDay('2025-03-01'))).toBe('2025-03-01')
  expect(Date.parse(endOfDay('2025-03-01')) - Date.parse(startOfDay('2025-03-01'))).toBe(86_399_999)
  expect([startOfDay(''), dayOf('x')]).toEqual(['', ''])
})
