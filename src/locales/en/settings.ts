/** The drawer of display settings; title, tooltips and buttons as specified. */
export const settings = {
  title: 'Settings',
  open: 'Settings',
  changed: 'Changed from the defaults',
  reset: 'Reset',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit Fullscreen',
  themeMode: { title: 'Mode', light: 'Light', dark: 'Dark' },
  themeContrast: { title: 'Contrast', default: 'Default', bold: 'Bold' },
  themeDirection: { title: 'Direction', ltr: 'Left to right', rtl: 'Right to left' },
  themeLayout: { title: 'Layout', vertical: 'Vertical', horizontal: 'Horizontal', mini: 'Mini' },
  themeStretch: { title: 'Stretch', hint: 'Only available at large resolutions > 1600px (xl)' },
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
