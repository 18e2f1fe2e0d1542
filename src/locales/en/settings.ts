/** The texts of display settings outside of their drawer, and the names of the colours, which fields use as well. */
export const settings = {
  title: 'Settings',
  open: 'Settings',
  changed: 'Changed from the defaults',
  reset: 'Reset',
  themeColorPresets: {
    title: 'Presets',
    default: 'Default',
    cyan: 'Cyan',
    purple: 'Purple',
    blue: 'Blue',
    orange: 'Orange',
    red: 'Red',
  },
} as const
