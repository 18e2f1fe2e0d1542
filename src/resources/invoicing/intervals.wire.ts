/** The units of the intervals of recurring invoices. */
export const intervalUnits = ['week', 'month', 'year'] as const
