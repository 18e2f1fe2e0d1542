/** The button that opens the command palette. */
export const find = {
  open: 'Search pages, records and actions',
  button: 'Search…',
} as const
