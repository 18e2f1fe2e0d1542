/** The page of an order, and its receipt. */
export const orderLayout = {
  summary: { amount: 'total', meta: ['customer', 'createdAt', 'paymentMethod'] },
  sections: {
    goods: {
      fields: ['lines'],
      totals: ['subtotal', 'discount', 'shipping', 'tax', 'total', 'paid', 'refunded', 'netTotal'],
    },
    pieces: {
      label: 'Shipped and returned',
      fields: ['toShip', 'shippedLines', 'returnedLines'],
      collapsed: true,
    },
    remarks: { fields: ['notes', 'closedBecause'] },
    buyer: {
      label: 'Ordered by',
      fields: [
        'customer',
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
    shipment: { fields: ['delivery', 'tracking', 'shippedAt', 'deliveredAt'], aside: true },
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
      aside: true,
    },
    internal: {
      label: 'Stock',
      fields: ['totalItems', 'returnable', 'holdsStock'],
      aside: true,
      collapsed: true,
    },
  },
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
