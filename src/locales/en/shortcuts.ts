/** Shortcuts of lists and records. */
export const shortcuts = {
  create: 'New record',
  search: 'Search the list',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  edit: 'Edit the record',
} as const
