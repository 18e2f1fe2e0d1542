import { describe, expect, it } from 'vitest'
import * as define from '../define'
import { parseValues } from '../define/parsing/parse'
import type { AnyFields } from '../define/kinds'
import { validation as chinese } from './cn/validation'
import { validation as english } from './en/validation'

const fields: AnyFields = {
  text: define.text({ min: 3, max: 5 }),
  richText: define.richText({ max: 3 }),
  integer: define.integer({ min: 1, max: 3 }),
  decimal: define.decimal(),
  boolean: define.boolean(),
  date: define.date(),
  datetime: define.datetime(),
  choice: define.choice(['a', 'b']),
  choices: define.choices(['a', 'b'], { min: 1 }),
  tags: define.tags({ max: 1 }),
  ref: define.ref('others'),
  refs: define.refs('others', { min: 1 }),
  listOf: define.listOf({ count: define.integer() }, { min: 1, max: 2 }),
  money: define.money(),
  currency: define.currency(),
  email: define.email(),
  url: define.url(),
  phone: define.phone(),
  color: define.color(),
  country: define.country(),
  rank: define.rank(),
  file: define.file(),
  json: define.json(),
}
const row = { count: 1 }
const wrong: unknown[] = [
  ...['', 'a', 'x'.repeat(300), 'x'.repeat(200_000), ' ', '+12', 'http://'],
  ...[0, 99, 1.5, 1.23456, 2 ** 60, -(2 ** 60), Number.NaN, Infinity, true, null, undefined],
  ...[
    [],
    [1],
    ['a', 'a'],
    ['a', 'b', 'c'],
    ['x'.repeat(60)],
    {},
    [{}],
    [{ ...row, more: 1 }],
    [row, row, row],
  ],
  () => row,
]

const raised = new Set(
  Object.entries(fields).flatMap(([name, field]) =>
    [...wrong, {}].flatMap((value) => {
      const result = parseValues({ [name]: field }, { [name]: value }, 'create')
      return result.ok ? [] : Object.values(result.faults).flatMap((faults) => faults.map(({ key }) => key))
    }),
  ),
)

describe('validation messages', () => {
  it('exist for every fault that the kinds raise', () => {
    expect(raised.size).toBeGreaterThan(20)
    expect([...raised].filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it('exist in Chinese for each English one, with the same placeholders', () => {
    const holes = (sentence: string) => sentence.match(/\{\{\w+\}\}/g) ?? []
    expect(Object.keys(chinese).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, sentence] of Object.entries(english))
      expect([key, holes(chinese[key as keyof typeof chinese])]).toEqual([key, holes(sentence)])
  })
})
