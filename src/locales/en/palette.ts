/** Texts of the command palette. */
export const palette = {
  placeholder: 'What are you looking for?',
  results: 'Results',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  nothing: 'Nothing found',
  nothingText: 'Nothing that you may see fits “{{typed}}”.',
  sections: {
    drafts: 'Unsaved changes',
    recent: 'Recently opened',
    pages: 'Pages',
    actions: 'Actions',
    records: 'Records',
  },
  keys: { move: 'to move', open: 'to open', newTab: 'in a new tab', close: 'to close' },
  setting: '{{title}}: {{value}}',
  components: 'Components',
  on: 'On',
  off: 'Off',
} as const
