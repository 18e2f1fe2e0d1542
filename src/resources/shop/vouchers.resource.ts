import { date, defineResource, integer, state, text, type RowOf } from '#define'

/** Voucher codes, which give a discount on an order. */
export const vouchers = defineResource('vouchers', {
  label: ['Voucher', 'Vouchers'],
  icon: 'ticket',
  menu: 'sales',
  fields: {
    code: text({ unique: true, search: true, max: 40 }),
    percent: integer({ min: 1, max: 90, label: 'Percent off' }),
    validFrom: date({ optional: true }),
    validUntil: date({ optional: true, help: 'It is taken until the end of this day.' }),
    maxUses: integer({ optional: true, min: 1, max: 1_000_000, label: 'Uses at most' }),
    maxUsesOfBuyer: integer({ optional: true, min: 1, max: 1000, label: 'Uses of each buyer at most' }),
    used: integer({
      default: 0,
      readOnly: true,
      help: 'The orders with it, without those that were cancelled.',
    }),
    note: text({ optional: true, lines: 3, max: 500 }),
    status: state(['active', 'ended'], {
      end: { from: 'active', to: 'ended' },
      renew: { from: 'ended', to: 'active' },
    }),
  },
  title: 'code',
  columns: ['code', 'percent', 'validFrom', 'validUntil', 'used', 'maxUses', 'status'],
  filters: ['status', 'validUntil', 'percent'],
  sort: '-createdAt',
  editable: ['percent', 'validUntil', 'maxUses'],
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: true, end: true },
  },
})
export type Voucher = RowOf<typeof vouchers>
