/** Texts of the menu of saved views. */
export const savedViews = {
  menu: 'Saved views',
  all: 'All records',
  own: 'My views',
  shared: 'Shared views',
  default: 'Default',
  isShared: 'Shared',
  overwrite: 'Save changes to “{{name}}”',
  saveAs: 'Save as new view…',
  edit: 'Rename and share…',
  copyLink: 'Copy link',
  delete: 'Delete view',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied.',
  saveTitle: 'Save as new view',
  editTitle: 'Rename and share',
  save: 'Save',
}
