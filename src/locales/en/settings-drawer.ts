/** The texts inside the drawer of display settings, loaded with it; titles, tooltips and buttons as specified. */
export const settingsDrawer = {
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit Fullscreen',
  themeMode: { title: 'Mode', light: 'Light', dark: 'Dark' },
  themeContrast: { title: 'Contrast', default: 'Default', bold: 'Bold' },
  themeDirection: { title: 'Direction', ltr: 'Left to right', rtl: 'Right to left' },
  themeLayout: { title: 'Layout', vertical: 'Vertical', horizontal: 'Horizontal', mini: 'Mini' },
  themeStretch: { title: 'Stretch', hint: 'Only available at large resolutions > 1600px (xl)' },
} as const
