import { expect, it } from 'vitest'
import { me } from '../access'
import type { AnyResource } from '../any-resource'
import { boolean, choice, choices, image, integer, ref, state, tags, text } from '../fields'
import type { AnyPresetView } from '../lists/preset-view'
import { presetViewFaults } from './preset-view-faults'

const things: AnyResource = {
  name: 'things',
  order: 0,
  label: ['Thing', 'Things'],
  fields: {
    name: text(),
    amount: integer(),
    kind: choice(['a', 'b']),
    kinds: choices(['a', 'b']),
    isOpen: boolean(),
    owner: ref('users'),
    part: ref('things'),
    words: tags(),
    picture: image(),
    stage: state(['open', 'shut'], {}),
  },
  title: 'name',
  columns: ['name', 'amount'],
  filters: ['name', 'amount', 'kind', 'kinds', 'isOpen', 'owner', 'part', 'words', 'stage'],
  views: { gallery: { image: 'picture' } },
  access: { admin: 'all', manager: { read: true } },
}
const faultsOf = (view: Partial<AnyPresetView>, more: Partial<AnyResource> = {}, name = 'some') =>
  presetViewFaults({ ...things, presetViews: { [name]: { label: 'Some', ...view } }, ...more })

it('preset views that a list can show have no faults', () => {
  const where = {
    amount: { gte: 1, lt: 5 },
    kind: ['a', 'b'],
    kinds: 'a',
    isOpen: true,
    owner: me,
    words: ['x'],
    stage: 'open',
  }
  expect(faultsOf({ where, sort: '-amount', columns: ['name', 'createdAt'], view: 'gallery' })).toEqual([])
  expect(faultsOf({ where: { amount: [1, 2] }, density: 'compact', for: ['admin', 'manager'] })).toEqual([])
  expect(presetViewFaults({ ...things, presetViews: {} })).toEqual([])
})

it.each<[wrong: string, view: Partial<AnyPresetView>]>([
  ['needs a label', { label: ' ' }],
  ['names nothing, which is no field', { where: { nothing: 1 } }],
  ['needs the filter createdAt', { where: { createdAt: 'x' } }],
  ['requires "c", which kind cannot be', { where: { kind: 'c' } }],
  ['requires ["a","c"], which kinds cannot be', { where: { kinds: ['a', 'c'] } }],
  ['requires [], which kind cannot be', { where: { kind: [] } }],
  ['requires "ajar", which stage cannot be', { where: { stage: 'ajar' } }],
  ['requires "many", which amount cannot be', { where: { amount: 'many' } }],
  ['requires {"lt":5}, which kind cannot be', { where: { kind: { lt: 5 } } }],
  ['requires "yes", which isOpen cannot be', { where: { isOpen: 'yes' } }],
  ['requires {"me":true}, which part cannot be', { where: { part: me } }],
  ['requires "x", which owner cannot be', { where: { owner: 'x' } }],
  ['requires "x", which name cannot be', { where: { name: 'x' } }],
  ['needs the sort -kind', { sort: '-kind' }],
  ['shows nothing, which is no field', { columns: ['nothing'] }],
  ['shows name twice', { columns: ['name', 'name'] }],
  ['opens the board, which is not declared', { view: 'board' }],
  ['is for user, who may not read the list', { for: ['admin', 'user'] }],
])('a preset view that %s is a fault', (wrong, view) => {
  const faults = faultsOf(view)
  expect(faults).toContain(`things: the preset view some ${wrong}`)
})

it('a name that is no identifier, and a list that is a custom page, are faults', () => {
  expect(faultsOf({}, {}, 'My-view')).toEqual([
    'things: the preset view My-view needs a name of letters and digits that starts with a lower-case letter',
  ])
  const routes = { list: '/a', create: '/b', show: '/c', edit: '/d', custom: true } as const
  expect(faultsOf({}, { routes })).toEqual([
    'things: the preset view some needs a list that is no custom page',
  ])
})
