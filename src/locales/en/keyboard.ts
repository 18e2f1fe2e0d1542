/** Texts of the list of keyboard shortcuts. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  show: 'Show the keyboard shortcuts',
  toNotice: 'Go to the newest notice',
  closeNotice: 'Close the notice that one is in',
  groups: {
    general: 'General',
    goTo: 'Go to',
    list: 'In a list',
    board: 'On a board',
    calendar: 'In a calendar',
    record: 'On a record',
    form: 'In a form',
    chat: 'In a chat',
    mail: 'In mail',
  },
  single: 'Shortcuts of single keys',
  singleHint: 'Turn them off if you type by voice, or if you press keys by mistake.',
} as const
