import { describe, expect, test } from 'vitest'
import type { Row } from '#providers/data/answers'
import type { Change } from '#screens/history/use-history'
import type { Order } from '../../orders.resource'
import { eventsOf, type OrderRecords, type ShipmentRow } from './order-events'
import { stepsOf } from './timeline.part'

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString()
const grace = { id: 'grace', name: 'Grace Whitfield' }
const amelia = { id: 'amelia', name: 'Amelia Hartmann' }

const order = (values: Partial<Order>): Row & Order =>
  ({
    id: 'order',
    version: 9,
    buyer: 'grace',
    createdAt: at(0),
    updatedAt: at(59),
    status: 'paid',
    paymentMethod: 'card',
    paidAt: at(0),
    paid: 4000,
    shippedAt: null,
    deliveredAt: null,
    ...values,
  }) as Row & Order

const change = (id: number, values: Partial<Change>): Change => ({
  id,
  operation: 'update',
  at: at(id),
  by: amelia,
  version: id,
  before: {},
  after: {},
  _refs: {},
  ...values,
})

const records = (values: Partial<OrderRecords>): OrderRecords => ({
  shipments: [],
  refunds: [],
  invoices: [],
  changes: [],
  cancelled: new Map(),
  ...values,
})

const placed = change(0, { operation: 'create', by: grace })

describe('the events of an order', () => {
  test('have the authors and times of the change log', () => {
    const packed = change(5, { operation: 'pack', before: { status: 'paid' }, after: { status: 'packed' } })
    const cancelled = change(7, {
      operation: 'cancel',
      before: { status: 'packed' },
      after: { status: 'cancelled' },
    })
    const events = eventsOf(
      order({ status: 'cancelled' }),
      records({ changes: [change(30, { after: { notes: 'Later' } }), cancelled, packed, placed] }),
    )
    expect(events.map(({ kind, at: time, by }) => [kind, time, by?.name])).toEqual([
      ['closed', at(7), 'Amelia Hartmann'],
      ['packed', at(5), 'Amelia Hartmann'],
      ['paid', at(0), 'Grace Whitfield'],
      ['placed', at(0), 'Grace Whitfield'],
    ])
  })

  test('name a changed address and an invoice', () => {
    const events = eventsOf(
      order({}),
      records({
        changes: [
          change(4, { operation: 'invoice' }),
          change(3, { after: { city: 'Bristol' } }),
          change(2, { operation: 'update', after: { notes: 'Ring twice' } }),
          placed,
        ],
        invoices: [{ id: 'invoice', number: null, createdAt: at(4) } as OrderRecords['invoices'][number]],
      }),
    )
    expect(events.map(({ kind }) => kind)).toEqual(['invoiced', 'address', 'paid', 'placed'])
    expect(events[0]?.by).toEqual(amelia)
  })

  test('have the time at which a shipment was cancelled, not that of its last change', () => {
    const shipment = { id: 'parcel', createdAt: at(10), updatedAt: at(50), deliveredAt: null, lines: [] }
    const shipments = [{ ...shipment, status: 'cancelled' }] as readonly object[] as readonly ShipmentRow[]
    const cancelled = new Map([['parcel', change(20, { operation: 'cancel' })]])
    const events = eventsOf(order({}), records({ shipments, cancelled, changes: [placed] }))
    expect(events.find(({ kind }) => kind === 'called back')?.at).toBe(at(20))
  })
})

describe('the progress of an order', () => {
  const reached = (values: Partial<Order>, changes: readonly Change[]) =>
    stepsOf(order(values), changes)
      .filter(({ isReached }) => isReached)
      .map(({ status }) => status)

  test('has the step of packing only if the order was packed', () => {
    const packed = change(5, { operation: 'pack', before: { status: 'paid' }, after: { status: 'packed' } })
    expect(reached({ status: 'shipped', shippedAt: at(9) }, [placed])).toEqual(['pending', 'paid', 'shipped'])
    expect(reached({ status: 'shipped', shippedAt: at(9) }, [packed, placed])).toEqual([
      'pending',
      'paid',
      'packed',
      'shipped',
    ])
  })
})
