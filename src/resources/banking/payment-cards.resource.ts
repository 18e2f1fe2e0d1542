import { choice, currency, date, defineResource, me, money, ref, state, text, type RowOf } from '#define'
import { cardBrands } from '#money/test-cards'

/** The details of an employee's card are shown only to its holder, not even to administrators. */
const holderAlone = { kind: 'employee', holder: me } as const
/** The details printed on a card; for company cards also readable by administrators and managers. */
const details = {
  admin: [{ kind: 'company' }, holderAlone],
  manager: [{ kind: 'company' }, holderAlone],
  user: holderAlone,
} as const

export const paymentCards = defineResource('paymentCards', {
  label: ['Payment card', 'Payment cards'],
  icon: 'credit-card',
  menu: 'finance',
  fields: {
    name: text({ search: true, max: 120 }),
    kind: choice(['company', 'employee'], {
      default: 'company',
      help: 'Number, expiry and last digits of an employee’s card are seen by its holder alone.',
    }),
    form: choice(['virtual', 'physical'], { default: 'virtual' }),
    holder: ref('users', { optional: true, where: { status: 'active' } }),
    brand: choice(cardBrands, { default: 'visa' }),
    number: text({
      readOnly: true,
      max: 19,
      personal: true,
      readableBy: { admin: [{ kind: 'company' }, holderAlone], manager: holderAlone, user: holderAlone },
      label: 'Card number',
      help: 'A card that changes hands or kind gets another number.',
    }),
    last4: text({ readOnly: true, max: 4, readableBy: details, label: 'Last digits' }),
    expiresOn: date({ readOnly: true, readableBy: details, label: 'Expires on' }),
    monthlyLimit: money({ min: 0, max: 1_000_000_00, default: 1_000_00 }),
    currency: currency({ default: 'EUR' }),
    closedBecause: text({ optional: true, readOnly: true, max: 300, label: 'Reason for closing' }),
    status: state(['active', 'frozen', 'closed'], {
      freeze: { from: 'active', to: 'frozen' },
      unfreeze: { from: 'frozen', to: 'active' },
      close: {
        from: ['active', 'frozen'],
        to: 'closed',
        input: { reason: text({ max: 300, label: 'Reason for closing' }) },
      },
    }),
  },
  title: 'name',
  columns: ['name', 'kind', 'form', 'holder', 'brand', 'last4', 'expiresOn', 'monthlyLimit', 'status'],
  filters: ['kind', 'form', 'holder', 'brand', 'status', 'monthlyLimit'],
  sorts: ['name', 'kind', 'form', 'brand', 'monthlyLimit', 'status', 'createdAt'],
  sort: 'name',
  editable: ['monthlyLimit'],
  layout: {
    summary: { amount: 'monthlyLimit', meta: ['holder', 'kind', 'expiresOn'] },
    sections: {
      card: { fields: ['name', 'kind', 'holder', 'form', 'brand'] },
      limit: { fields: ['monthlyLimit', 'currency'] },
      details: { label: 'Printed on the card', fields: ['number', 'last4', 'expiresOn'], aside: true },
      closing: { fields: ['closedBecause'], aside: true },
    },
  },
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: { status: ['active', 'frozen'] }, freeze: true },
    user: { read: { holder: me }, freeze: { holder: me } },
  },
})
export type PaymentCard = RowOf<typeof paymentCards>
