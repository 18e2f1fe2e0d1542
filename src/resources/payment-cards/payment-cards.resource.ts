import { choice, currency, date, defineResource, me, money, ref, state, text, type RowOf } from '../../define'
import { cardBrands } from '../../money/test-cards'

/** An employee's card is his alone: not even an administrator sees its number. */
const holderAlone = { kind: 'employee', holder: me } as const

export const paymentCards = defineResource('paymentCards', {
  label: ['Payment card', 'Payment cards'],
  icon: 'credit-card',
  menu: 'finance',
  fields: {
    name: text({ search: true, max: 120 }),
    kind: choice(['company', 'employee'], {
      default: 'company',
      help: 'The number of an employee’s card is seen by its holder alone.',
    }),
    holder: ref('users', { optional: true }),
    brand: choice(cardBrands, { default: 'visa' }),
    number: text({
      readOnly: true,
      max: 19,
      personal: true,
      mask: 4,
      seenBy: { admin: [{ kind: 'company' }, holderAlone], manager: holderAlone, user: holderAlone },
      label: 'Card number',
      help: 'A card that changes hands or kind gets another number.',
    }),
    last4: text({ readOnly: true, search: true, max: 4, label: 'Last digits' }),
    expiresOn: date(),
    monthlyLimit: money({ min: 0, max: 1_000_000_00, default: 1_000_00 }),
    currency: currency({ default: 'EUR' }),
    closedBecause: text({ optional: true, readOnly: true, max: 300, label: 'Reason for closing' }),
    status: state(['active', 'frozen', 'closed'], {
      freeze: { from: 'active', to: 'frozen' },
      unfreeze: { from: 'frozen', to: 'active' },
      close: {
        from: ['active', 'frozen'],
        to: 'closed',
        asks: { reason: text({ max: 300, label: 'Reason for closing' }) },
      },
    }),
  },
  title: 'name',
  columns: ['name', 'kind', 'holder', 'brand', 'number', 'expiresOn', 'monthlyLimit', 'status'],
  filters: ['kind', 'holder', 'brand', 'status', 'expiresOn', 'monthlyLimit'],
  sorts: ['name', 'kind', 'brand', 'expiresOn', 'monthlyLimit', 'status', 'createdAt'],
  sort: 'name',
  access: {
    admin: 'all',
    manager: { read: true, create: true, update: { status: ['active', 'frozen'] }, freeze: true },
    user: { read: { holder: me }, freeze: { holder: me } },
  },
})
export type PaymentCard = RowOf<typeof paymentCards>
