/** Shortcuts of lists and records. */
export const shortcuts = {
  create: 'New record',
  search: 'Search the list',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  edit: 'Edit the record',
  save: 'Save',
  moveRow: 'Move the row up or down',
  moveColumn: 'Move the column of a focused heading',
  newRow: 'Next row, or a new one',
  openCalendar: 'Open the calendar of a date',
} as const
