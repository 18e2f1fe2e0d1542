import { expect, test } from 'vitest'
import type { Role } from '../access'
import type { AnyResource } from '../any-resource'
import { integer, state, text } from '../fields'
import type { AnyPresetView } from './preset-view'
import { presetViewsFor } from './preset-views'

const things: AnyResource = {
  name: 'things',
  order: 0,
  label: ['Thing', 'Things'],
  fields: {
    name: text(),
    cost: integer({ readableBy: ['admin'] }),
    secret: text({ readableBy: { admin: true, manager: { name: 'open' } } }),
    stage: state(['open', 'shut'], {}),
  },
  title: 'name',
  columns: ['name'],
  access: {},
}
const offered = (role: Role, view: Omit<AnyPresetView, 'label'>) =>
  presetViewsFor(things, { some: { label: 'Some', ...view } }, role).length === 1

test('a preset view is offered to every role, or to the declared ones', () => {
  expect(offered('user', { where: { stage: 'open' }, sort: '-createdAt', columns: ['name'] })).toBe(true)
  expect(offered('user', { for: ['admin', 'manager'] })).toBe(false)
  expect(offered('manager', { for: ['admin', 'manager'] })).toBe(true)
})

test.each<[what: string, view: Omit<AnyPresetView, 'label'>]>([
  ['a condition', { where: { cost: { lt: 5 } } }],
  ['the order', { sort: '-cost' }],
  ['a column', { columns: ['name', 'cost'] }],
])('a role that may not read the field of %s is not offered the view', (_, view) => {
  expect(offered('admin', view)).toBe(true)
  expect(offered('manager', view)).toBe(false)
})

test('a field that is hidden in some records can be a column, and nothing else', () => {
  expect(offered('manager', { columns: ['secret'] })).toBe(true)
  expect(offered('manager', { sort: 'secret' })).toBe(false)
})
