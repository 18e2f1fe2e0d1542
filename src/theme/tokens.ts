/**
 * The design tokens as plain data: the CSS of the site and the shell and the MUI theme are generated from them. Type
 * is in its own file.
 */

export interface Shades {
  readonly lighter: string
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly darker: string
  readonly contrastText: string
}

const shades = (
  ...[lighter, light, main, dark, darker]: [string, string, string, string, string]
): Shades => ({
  lighter,
  light,
  main,
  dark,
  darker,
  contrastText: '#FFFFFF',
})

export const presets = {
  default: shades('#D9F5E3', '#82CAA0', '#018250', '#015B37', '#00351E'),
  cyan: shades('#D7F2FD', '#7BC3DC', '#007692', '#035165', '#00313E'),
  purple: shades('#EEE9FE', '#C0A6FF', '#7A3FD0', '#552299', '#33185C'),
  blue: shades('#E3EEFE', '#8BB9FE', '#0B66D6', '#00459A', '#01285E'),
  orange: shades('#FFE8DA', '#EFA375', '#B25500', '#7F3B00', '#471E00'),
  red: shades('#FEE7E4', '#FF958E', '#C9222B', '#940015', '#56060B'),
} as const
export type Preset = keyof typeof presets

export const states = {
  info: shades('#DAF1FF', '#7BC1E9', '#0275A3', '#015172', '#003045'),
  success: shades('#DBF5DD', '#88CA91', '#017F31', '#00571F', '#013611'),
  warning: shades('#FCEAD3', '#DAAF74', '#8D5E00', '#624000', '#3D2600'),
  error: shades('#FEE7E4', '#FF968A', '#C92324', '#94020D', '#560708'),
} as const

export const modes = {
  light: {
    background: '#F9FAFB',
    paper: '#FFFFFF',
    neutral: '#F4F6F8',
    text: '#1C252E',
    textSecondary: '#5B6B7A',
    textDisabled: '#919EAB',
    divider: 'rgba(145,158,171,.20)',
    inputBorder: '#8593A0',
    cardShadow: '0 0 2px rgba(145,158,171,.20), 0 12px 24px -4px rgba(145,158,171,.12)',
    dropdownShadow: '0 0 2px rgba(145,158,171,.24), -20px 20px 40px -4px rgba(145,158,171,.24)',
    rating: '#C27803',
    tooltip: '#28323D',
  },
  dark: {
    background: '#141A21',
    paper: '#1C252E',
    neutral: '#28323D',
    text: '#FFFFFF',
    textSecondary: '#A3B0BD',
    textDisabled: '#637381',
    divider: 'rgba(145,158,171,.20)',
    inputBorder: '#6E7C8A',
    cardShadow: '0 0 2px rgba(0,0,0,.20), 0 12px 24px -4px rgba(0,0,0,.12)',
    dropdownShadow: '0 0 2px rgba(0,0,0,.24), -20px 20px 40px -4px rgba(0,0,0,.24)',
    rating: '#FAAF00',
    tooltip: '#28323D',
  },
} as const
export type Mode = keyof typeof modes

/** The changes of bold contrast: neutral page, cards with a border of 3:1, secondary text one step stronger. */
export const boldModes = {
  light: { background: '#F4F6F8', textSecondary: '#454F5B', cardBorder: '#808E9B' },
  dark: { background: '#28323D', textSecondary: '#C4CDD5', cardBorder: '#6E7C8A' },
} as const satisfies Record<Mode, unknown>

/** Text and icons on a dark background in either mode. */
export const onDark = '#FFFFFF'

const greys: Record<Mode, string> = { light: '#637381', dark: modes.dark.textSecondary }

/** The named colours of records, for figures and marks; `own` follows the preset. */
export function hues(mode: Mode): Readonly<Record<string, string>> {
  const shade = mode === 'light' ? 'main' : 'light'
  const { default: green, ...others } = presets
  const named = Object.entries({ green, ...others }).map(([name, hue]) => [name, hue[shade]] as const)
  return { ...Object.fromEntries(named), grey: greys[mode], own: `var(--primary-${shade})` }
}

/** In pixels. */
export const measures = {
  radius: 8,
  cardRadius: 16,
  chipRadius: 6,
  floatRadius: 10,
  panelRadius: 12,
  mobileHeader: 64,
  siteHeader: 88,
  header: 92,
  headerOffset: 60,
  nav: 280,
  miniNav: 88,
  drawer: 260,
  navItem: 48,
  navSubItem: 36,
  navHorizontalItem: 32,
  tableRow: 56,
  compactTableRow: 44,
} as const

/** The minimum window widths of the breakpoints, in pixels; `xl` caps the content. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } as const

/** System fonts, and the web font as fallback. */
const chinese = [
  ...['PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'],
  ...['Source Han Sans SC', 'Noto Sans SC Variable'],
]
  .map((name) => `'${name}'`)
  .join(', ')

export const fonts = {
  text: `'Public Sans Variable', 'Public Sans Fallback', 'Public Sans on Roboto', 'Public Sans on DejaVu', ${chinese}, system-ui, sans-serif`,
  display: `Barlow, 'Barlow Fallback', 'Barlow on Roboto', 'Barlow on DejaVu', ${chinese}, system-ui, sans-serif`,
} as const

/** The colours of paper, which is light in either mode. */
export const onPaper = { divider: '#DFE3E8', error: '#B71D18', ink: '#000000' } as const
