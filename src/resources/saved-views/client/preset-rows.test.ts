import { expect, test } from 'vitest'
import type { AnyResource } from '#define'
import { me, roles } from '#define/access'
import { conditionsOf } from '#screens/list-model/state/filter'
import { readListState } from '#screens/list-model/state/list-state'
import { unusableFields } from '#screens/list-model/state/usable-state'
import { labelsFrom } from '#base/i18n/labels'
import { labels as chinese } from '#locales/cn/app-labels'
import { app } from '#resources/app'
import { presetRowsOf } from './preset-rows'
import { addressOf } from './view-address'

const userId = '01890a5d-ac96-774b-bcce-b302099a8057'
const english = { labels: labelsFrom(undefined), role: 'admin', userId } as const
const queryOf = (to: string) => new URLSearchParams(to.split('?')[1])

test('the URL of a preset view has its conditions, order and columns', () => {
  const [unpaid] = presetRowsOf(app.invoices, english)
  const query = queryOf(unpaid ? addressOf(app.invoices, unpaid) : '')
  expect(unpaid?.name).toBe('Unpaid, largest first')
  expect(Object.fromEntries(query)).toMatchObject({
    saved: 'invoices.unpaid',
    sort: '-balance',
    columns: 'number,customer,balance,dueOn,status',
    density: 'comfortable',
  })
  expect(conditionsOf(readListState(app.invoices, query).filter)).toEqual([
    { field: 'status', op: 'in', value: ['sent', 'partlyPaid', 'overdue'] },
  ])
})

test('bounds are conditions of their own, and me is the user', () => {
  const where = { buyer: me, total: { gte: 100, lt: 500 }, status: 'paid' }
  const orders: AnyResource = { ...app.orders, presetViews: { mine: { label: 'Mine', where } } }
  expect(presetRowsOf(orders, english)[0]?.filter).toEqual({
    and: [
      { field: 'buyer', op: 'eq', value: userId },
      { field: 'total', op: 'gte', value: 100 },
      { field: 'total', op: 'lt', value: 500 },
      { field: 'status', op: 'eq', value: 'paid' },
    ],
  })
})

test('the names are in the language of the labels', () => {
  const inChinese = { ...english, labels: labelsFrom(chinese) }
  for (const resource of Object.values<AnyResource>(app))
    for (const { id, name } of presetRowsOf(resource, inChinese)) expect(name, id).toMatch(/\p{Script=Han}/u)
})

test('a role is offered only what it can open as a whole', () => {
  const shown = roles.flatMap((role) =>
    Object.values<AnyResource>(app).flatMap((resource) =>
      presetRowsOf(resource, { ...english, role }).map((view) => {
        const query = queryOf(addressOf(resource, view))
        const state = readListState(resource, query)
        expect(unusableFields(resource, role, state, query.get('columns')?.split(','))).toEqual([])
        const { and = [] } = (view.filter ?? {}) as { readonly and?: readonly unknown[] }
        expect(conditionsOf(state.filter), view.id).toEqual(and)
        expect(state.sorts, view.id).toHaveLength(Array.isArray(view.sorts) ? 1 : 0)
        return `${role} ${view.id}`
      }),
    ),
  )
  expect(shown).toContain('admin users.pending')
  expect(shown).not.toContain('user users.pending')
})
