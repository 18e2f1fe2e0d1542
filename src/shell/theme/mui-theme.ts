import { createTheme, type Direction, type Theme } from '@mui/material/styles'
import type { Language } from '../../providers/i18n/languages'
import { fonts, measures, modes, presets, states, type Mode } from '../../theme/tokens'
import { muiWords } from './locales'
import { components } from './mui-components'

declare module '@mui/material/styles' {
  interface PaletteColor {
    lighter: string
    darker: string
  }
  interface SimplePaletteColorOptions {
    lighter?: string
    darker?: string
  }
  interface TypeBackground {
    neutral: string
  }
}

const palette = (mode: Mode) => {
  const { background, paper, neutral, text, textSecondary, textDisabled, divider } = modes[mode]
  return {
    ...states,
    primary: presets.purple,
    background: { default: background, paper, neutral },
    text: { primary: text, secondary: textSecondary, disabled: textDisabled },
    divider,
  }
}

const heading = (size: number, lineHeight: number) => ({
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: `${size / 16}rem`,
  lineHeight,
})
const title = (size: number, lineHeight: number) => ({
  fontWeight: 600,
  fontSize: `${size / 16}rem`,
  lineHeight,
})

const create = (direction: Direction, language: Language): Theme =>
  createTheme(muiOptions(direction), muiWords[language])

const muiOptions = (direction: Direction): Parameters<typeof createTheme>[0] => ({
  direction,
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } },
  shape: { borderRadius: measures.radius },
  typography: {
    fontFamily: fonts.text,
    ...{ h1: heading(40, 1.25), h2: heading(32, 1.33), h3: heading(24, 1.5) },
    ...{ h4: title(20, 1.5), h5: title(18, 1.5), h6: title(17, 1.5) },
    ...{ subtitle1: title(16, 1.5), subtitle2: title(14, 22 / 14) },
    button: { fontWeight: 700, textTransform: 'none' },
  },
  components,
})

const created = new Map<string, Theme>()

/**
 * The theme of MUI, made of the tokens, for a direction and a language. Mode, contrast and preset are none of its
 * business: they are variables of CSS that follow the page's first element.
 */
export function muiTheme(direction: Direction, language: Language): Theme {
  const key = `${direction} ${language}`
  const theme = created.get(key) ?? create(direction, language)
  created.set(key, theme)
  return theme
}
