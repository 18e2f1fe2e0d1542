import { expect, it } from 'vitest'
import type { AnyResource } from '../any-resource'
import { datetime, listOf, ref, text } from '../fields'
import type { AnyFields } from '../kinds'
import { seriesFaults } from './series-faults'

const fields: AnyFields = {
  name: text(),
  start: datetime(),
  end: datetime(),
  rule: text({ optional: true, format: 'recurrence' }),
  excluded: listOf({ start: datetime() }, { readOnly: true }),
  added: listOf({ start: datetime() }),
  series: ref('things', { optional: true, readOnly: true, whenDeleted: 'delete' }),
  original: datetime({ optional: true, readOnly: true }),
}
const series = { excluded: 'excluded', added: 'added', master: 'series', originalStart: 'original' }
const calendar = { start: 'start', end: 'end', recurrence: 'rule', series }
const faultsWith = (changed: AnyFields = {}, more: object = {}, view: object = calendar) =>
  seriesFaults({
    name: 'things',
    fields: { ...fields, ...changed },
    views: { calendar: view },
    ...more,
  } as AnyResource)

it('a sound series has no faults, nor has a calendar without one', () => {
  expect(faultsWith()).toEqual([])
  expect(faultsWith({}, {}, { start: 'start' })).toEqual([])
  const cascade = ref('things', { optional: true, readOnly: true, onTrash: 'cascade' })
  expect(faultsWith({ series: cascade }, { trash: true })).toEqual([])
})

it.each<[fault: string, changed: AnyFields, more?: object]>([
  ['things.excluded: must be a read-only list of `start`', { excluded: listOf({ start: datetime() }) }],
  [
    'things.excluded: must be a read-only list of `start`',
    { excluded: listOf({ at: datetime() }, { readOnly: true }) },
  ],
  ['things.added: must be a list of `start`', { added: listOf({ start: text() }) }],
  ['things.original: must be optional and read-only', { original: datetime() }],
  ['things.name: records of a series cannot have unique values', { name: text({ unique: true }) }],
  ['things: a series needs a start and an end with a time', { end: text() }],
  ...[
    ref('things', { optional: true, readOnly: true }),
    ref('users', { optional: true, readOnly: true, whenDeleted: 'delete' }),
    ref('things', { optional: true, whenDeleted: 'delete' }),
  ].map((master): [string, AnyFields] => [
    'things.series: must be an optional, read-only reference to the same resource, whose record is deleted with it',
    { series: master },
  ]),
])('%s', (fault, changed, more) => {
  expect(faultsWith(changed, more)).toEqual([fault])
})

it('a rule needs a series, and a series a rule', () => {
  const both = 'things: a calendar has a recurrence and a series, or neither'
  expect(faultsWith({}, {}, { ...calendar, series: undefined })).toEqual([both])
  expect(faultsWith({}, {}, { ...calendar, recurrence: undefined })).toEqual([both])
})
