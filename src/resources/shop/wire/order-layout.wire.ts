/** The page of an order, and its receipt. */
export const orderLayout = {
  summary: { amount: 'total', meta: ['buyer', 'createdAt', 'paymentMethod'] },
  sections: {
    goods: {
      fields: ['lines'],
      totals: ['subtotal', 'discount', 'shipping', 'tax', 'total', 'paid', 'refunded', 'netTotal'],
    },
    payment: {
      fields: [
        'paymentMethod',
        'cardBrand',
        'cardLast4',
        'paidAt',
        'refundable',
        'voucher',
        'taxRate',
        'currency',
      ],
    },
    buyer: {
      label: 'Ordered by',
      fields: [
        'buyer',
        'personName',
        'email',
        'phoneNumber',
        'address',
        'zipCode',
        'city',
        'state',
        'country',
      ],
      aside: true,
    },
    shipment: { fields: ['delivery', 'totalItems', 'tracking', 'shippedAt', 'deliveredAt'], aside: true },
    remarks: { fields: ['notes', 'closedBecause'], aside: true },
    internal: { label: 'Stock', fields: ['holdsStock'], aside: true, collapsed: true },
  },
  // The lines show how many pieces were shipped and returned.
  shownByPart: ['toShip', 'shippedLines', 'returnedLines', 'returnable'],
  shownWith: { refunded: 'refunded', netTotal: 'refunded', refundable: 'refunded' },
  relatedAside: ['invoices'],
  document: {
    label: 'Receipt',
    to: { fields: ['personName', 'address', 'zipCode', 'city', 'country', 'email', 'phoneNumber'] },
    meta: ['number', 'createdAt', 'paymentMethod', 'paidAt', 'delivery'],
    lines: { of: 'lines', columns: ['name', 'colors', 'quantity', 'price'], amount: ['quantity', 'price'] },
    totals: ['subtotal', 'discount', 'shipping', 'tax', 'total'],
    note: 'notes',
    share: { by: ['admin', 'manager'] },
  },
} as const
