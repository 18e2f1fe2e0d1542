/** The texts of the display settings that other parts show too; those of the drawer are in `settings-drawer`. */
export const settings = {
  title: 'Settings',
  open: 'Settings',
  changed: 'Changed from the defaults',
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
