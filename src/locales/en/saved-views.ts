/** Texts of the menu of saved views. */
export const savedViews = {
  menu: 'Saved views',
  all: 'All records',
  preset: 'Preset views',
  own: 'My views',
  shared: 'Shared views',
  default: 'Default',
  isShared: 'Shared',
  overwrite: 'Save changes to “{{name}}”',
  saveAs: 'Save as new view…',
  edit: 'Rename and share…',
  copyLink: 'Copy link',
  watch: 'Notify me of new records',
  unwatch: 'Stop notifying me',
  delete: 'Delete view',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied.',
  saveTitle: 'Save as new view',
  editTitle: 'Rename and share',
  save: 'Save',
  editNote:
    'Filter, order and columns are changed in the list itself: open the view, change them, and save the changes in the menu of views.',
  openList: 'Open “{{name}}” in its list',
  newNote:
    'Filter, order and columns come from the list: to store them, choose “Save as new view” in the menu of views above it.',
}
