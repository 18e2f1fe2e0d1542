/** Texts of charts. */
export const charts = {
  about: 'What “{{title}}” means: {{text}}',
  openList: 'Open list',
  openListOf: 'Open list: {{name}}',
  options: 'Options: {{title}}',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  sheet: 'Download as CSV',
  picture: 'Download as picture',
  category: 'Category',
  record: 'Record',
  loading: 'The figures are being read…',
  empty: 'No figures yet',
  emptyText: 'There is nothing to draw for this choice.',
} as const
