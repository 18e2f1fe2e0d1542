/** The texts of the deletion of a label, and of a saved search. */
export const textsOfDeletion = {
  label: { title: 'mail.deleteLabel', text: 'mail.deleteLabelText' },
  search: { title: 'mailSearch.delete', text: 'mailSearch.deleteText' },
} as const
