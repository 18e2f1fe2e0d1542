/** The drawer of display settings; title, tooltips and buttons as specified. They are added to those of `settings`. */
export const settings = {
  reset: 'Reset',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit Fullscreen',
  themeMode: { title: 'Mode', light: 'Light', dark: 'Dark' },
  themeContrast: { title: 'Contrast', default: 'Default', bold: 'Bold' },
  themeDirection: { title: 'Direction', ltr: 'Left to right', rtl: 'Right to left' },
  themeLayout: { title: 'Layout', vertical: 'Vertical', horizontal: 'Horizontal', mini: 'Mini' },
  themeStretch: { title: 'Stretch', hint: 'Only available at large resolutions > 1600px (xl)' },
} as const
