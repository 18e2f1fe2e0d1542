import { choice, currency, defineResource, email, money, phone, state, text, type RowOf } from '#define'
import { billings, paidPlans } from '#money/plans'
import { cardBrands } from '#money/test-cards'
import { upgradeCalls } from './upgrades.wire'

/** Plans that were chosen on the public site, and how they are paid. */
export const upgrades = defineResource('upgrades', {
  label: ['Upgrade', 'Upgrades'],
  icon: 'rocket-launch',
  menu: 'sales',
  fields: {
    name: text({ search: true, max: 120 }),
    email: email({ search: true }),
    phone: phone(),
    address: text({ lines: 3, max: 400, label: 'Billing address' }),
    plan: choice(paidPlans),
    billing: choice(billings, { label: 'Paid' }),
    amount: money({ min: 0, readOnly: true }),
    currency: currency({ default: 'EUR', readOnly: true }),
    cardBrand: choice(cardBrands, { label: 'Card', labels: { visa: 'Visa' } }),
    cardLast4: text({ max: 4, label: 'Last four digits' }),
    language: choice(['en', 'cn'], { default: 'en', labels: { en: 'English', cn: '中文' } }),
    /** Identifies the request, to recognize repeated ones. */
    request: text({ optional: true, unique: true, readOnly: true, max: 64, readableBy: ['admin'] }),
    status: state(['new', 'active', 'cancelled'], {
      activate: { from: 'new', to: 'active' },
      cancel: { from: ['new', 'active'], to: 'cancelled', confirm: true },
    }),
  },
  title: 'email',
  columns: ['email', 'name', 'plan', 'billing', 'amount', 'status', 'createdAt'],
  tabs: 'status',
  filters: ['status', 'plan', 'billing', 'createdAt'],
  sorts: ['email', 'amount', 'createdAt'],
  sums: ['amount'],
  sort: '-createdAt',
  layout: {
    summary: { amount: 'amount', meta: ['plan', 'billing', 'name'] },
    sections: {
      customer: { fields: ['name', 'email', 'phone', 'address', 'language'] },
      purchase: { fields: ['plan', 'billing', 'amount', 'currency'], aside: true },
      payment: { fields: ['cardBrand', 'cardLast4'], aside: true },
      internal: { fields: ['request'], aside: true, collapsed: true },
    },
  },
  access: {
    admin: { read: true, activate: true, cancel: true },
    manager: { read: true, activate: true },
  },
  wire: { own: upgradeCalls },
})
export type Upgrade = RowOf<typeof upgrades>
