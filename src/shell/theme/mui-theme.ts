import { createTheme, type Direction, type Theme } from '@mui/material/styles'
import type { Language } from '#base/i18n/languages'
import { breakpoints, fonts, measures, modes, presets, states, type Mode } from '#theme/tokens'
import { sizeOf, typeScale, type TypeName } from '#theme/type'
import { muiTexts } from './locales'
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

const text = (name: TypeName) => ({ fontSize: sizeOf(name), lineHeight: typeScale[name].line })
const title = (name: TypeName) => ({ ...text(name), fontWeight: 600 })
const heading = (name: TypeName) => ({ ...text(name), fontWeight: 700, fontFamily: fonts.display })

const create = (direction: Direction, language: Language): Theme =>
  createTheme(muiOptions(direction), muiTexts[language])

const muiOptions = (direction: Direction): Parameters<typeof createTheme>[0] => ({
  direction,
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: measures.radius },
  typography: {
    fontFamily: fonts.text,
    h1: heading('h1'),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: title('h4'),
    h5: title('h5'),
    h6: title('h6'),
    subtitle1: title('subtitle1'),
    subtitle2: title('subtitle2'),
    body1: text('body1'),
    body2: text('body2'),
    caption: text('caption'),
    button: { fontWeight: 700, textTransform: 'none' },
  },
  components,
})

const created = new Map<string, Theme>()

/**
 * The MUI theme for a direction and a language, based on the tokens. Mode, contrast and preset are CSS variables of
 * the root element and not part of it.
 */
export function muiTheme(direction: Direction, language: Language): Theme {
  const key = `${direction} ${language}`
  const theme = created.get(key) ?? create(direction, language)
  created.set(key, theme)
  return theme
}
