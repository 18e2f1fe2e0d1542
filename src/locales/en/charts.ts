/** Texts of charts. */
export const charts = {
  asTable: 'Show as table',
  category: 'Category',
  loading: 'The figures are being read…',
  empty: 'No figures yet',
  emptyText: 'There is nothing to draw for this choice.',
} as const
