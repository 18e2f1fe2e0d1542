import { printedColumns } from './invoice-lines.wire'
import { sentStates } from './invoices.wire'

/** Who issues a document and who gets it: their details are those frozen when it was sent. */
export const printedParties = {
  from: {
    of: 'seller',
    fields: ['name', 'address', 'country', 'taxNumber', 'bankDetails'],
    frozen: 'sellerDetails',
  },
  to: {
    of: 'customer',
    fields: ['name', 'address', 'city', 'country', 'taxNumber'],
    frozen: 'buyerDetails',
  },
} as const

/** The sentences about the tax that invoices and credit notes print. */
export const taxNotices = {
  reverseCharge: {
    text: 'Reverse charge: VAT to be accounted for by the recipient (Article 196, Council Directive 2006/112/EC).',
    where: { taxTreatment: 'reverseCharge' },
  },
  exempt: {
    text: 'Exempt from VAT: no VAT is charged on this supply (Council Directive 2006/112/EC, Article 226(11)).',
    where: { taxTreatment: 'exempt' },
  },
  outsideScope: {
    text: 'Outside the scope of VAT: the place of supply is outside the territory in which the seller charges VAT.',
    where: { taxTreatment: 'outsideScope' },
  },
} as const

/** The printable page of an invoice, its links and its payment by card. */
export const invoiceDocument = {
  ...printedParties,
  // Its customer reads whether it is paid, not whether it was sent; and the sentences about the tax, not the choice.
  status: ['draft', 'partlyPaid', 'overdue', 'paid', 'void'],
  meta: ['number', 'issuedOn', 'dueOn', 'exemptionReason'],
  lines: {
    of: 'lines',
    columns: printedColumns,
    carried: 'net',
  },
  totals: ['net', 'tax', 'total', 'paid', 'credited', 'balance'],
  breakdown: 'taxes',
  notices: taxNotices,
  note: 'notes',
  payment: { move: 'pay', due: 'balance', given: { method: 'card' }, card: 'reference' },
  electronic: { status: sentStates },
  share: { by: ['admin', 'manager'], where: { status: [...sentStates, 'void'] } },
} as const
