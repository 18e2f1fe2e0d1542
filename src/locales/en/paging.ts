/** Texts of the counts, jumps and column moves of a list. */
export const paging = {
  countExactly: 'Count all of them',
  countAgain: 'Count again',
  counting: 'Counting',
  countFailed: 'Counting took too long or did not work. Filter the list, or try again.',
  goToDate: 'Go to date',
  goToText: 'Go to text',
  go: 'Go',
  columnMoved: '{{column}}: column {{position}} of {{count}}',
}
