/** Texts of the confirmation of actions. */
export const confirming = {
  confirmTitle: '{{verb}}: {{title}}?',
  confirmMove: 'Its status changes from “{{from}}” to “{{to}}”.',
  confirmFinal: 'This cannot be undone.',
  confirmDelete: 'It is deleted for good, and its history stays.',
  confirmUndo: 'The message that follows offers Undo.',
  confirmTrash: 'It goes to the trash, from which it can be restored.',
  confirmView:
    'You see what this user sees, for up to half an hour, and change nothing. The history keeps it.',
}
