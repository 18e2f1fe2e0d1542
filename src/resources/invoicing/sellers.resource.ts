import { boolean, country, defineResource, email, integer, listOf, text, url, type RowOf } from '#define'

/** Who issues invoices: the details that they print. */
export const sellers = defineResource('sellers', {
  label: ['Seller', 'Sellers'],
  icon: 'storefront',
  menu: 'invoicing',
  fields: {
    name: text({ search: true, max: 120 }),
    address: text({ lines: 4, max: 500 }),
    country: country(),
    taxNumber: text({ optional: true, max: 40, label: 'Tax number' }),
    registration: text({
      optional: true,
      max: 200,
      help: 'For example the register of companies and the number.',
    }),
    email: email({ optional: true }),
    website: url({ optional: true }),
    bankDetails: text({
      optional: true,
      lines: 3,
      max: 300,
      help: 'Bank, IBAN and BIC, as invoices print them.',
    }),
    isDefault: boolean({
      label: 'Default',
      help: 'For invoices without a chosen seller. There is only one.',
    }),
    reminderStages: listOf(
      { days: integer({ min: 1, max: 365, label: 'Days after the due date' }) },
      {
        max: 6,
        label: 'Automatic reminders',
        help: 'Each stage mails an overdue invoice to its customer again, once. Without any, you send reminders yourself.',
      },
    ),
  },
  title: 'name',
  columns: ['name', 'country', 'taxNumber', 'isDefault'],
  filters: ['country', 'isDefault'],
  sort: 'name',
  layout: {
    summary: { meta: ['country', 'taxNumber'] },
    sections: {
      company: { fields: ['name', 'address', 'country'] },
      payment: { fields: ['bankDetails'] },
      reminders: { fields: ['reminderStages'] },
      registration: { label: 'Legal', fields: ['taxNumber', 'registration'], aside: true },
      contact: { fields: ['email', 'website', 'isDefault'], aside: true },
    },
  },
  access: {
    admin: 'all',
    manager: { read: true },
  },
})
export type Seller = RowOf<typeof sellers>
