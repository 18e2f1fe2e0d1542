/** The preset views of the list of orders. */
export const orderViews = {
  toPack: { label: 'To be packed', where: { status: 'paid' }, sort: 'createdAt', for: ['admin', 'manager'] },
} as const
