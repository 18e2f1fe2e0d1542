/** Texts of the selected records of a list, loaded with the first selection. */
export const listSelection = {
  selectAll_one: 'Select the {{total}} that matches',
  selectAll_other: 'Select all {{total}} that match',
  allSelected_one: 'The {{total}} that matches is selected',
  allSelected_other: 'All {{total}} that match are selected',
  allSelectedBut_one: '{{total}} selected: all {{all}} that match except {{left}}',
  allSelectedBut_other: '{{total}} selected: all {{all}} that match except {{left}}',
  moreVerbs: 'More actions',
  unselect: 'Unselect',
  selection: 'Selection',
} as const
