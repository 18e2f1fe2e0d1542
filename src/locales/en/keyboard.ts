/** Words of the list of shortcuts. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  show: 'Show the keyboard shortcuts',
  groups: { general: 'General', goTo: 'Go to', list: 'In a list', record: 'On a record' },
  single: 'Shortcuts of single keys',
  singleHint: 'Turn them off if you type by voice, or if you press keys by mistake.',
} as const
