import { expect, test } from 'vitest'
import { muiTheme } from './mui-theme'

test('MUI text has the font sizes and line heights body 16/24 and 14/22, caption 12/18', () => {
  const { typography } = muiTheme('ltr', 'en')
  const heights = (['body1', 'body2', 'caption', 'subtitle2'] as const).map((name) => {
    const { fontSize, lineHeight, letterSpacing } = typography[name]
    const size = Number.parseFloat(String(fontSize)) * 16
    return [size, Math.round(size * Number(lineHeight)), letterSpacing]
  })
  expect(heights).toEqual([
    [16, 24, undefined],
    [14, 22, undefined],
    [12, 18, undefined],
    [14, 22, undefined],
  ])
})

test('MUI headings scale with the window: h1 40 to 64, h2 32 to 48, h3 24 to 32, h4 20 to 24', () => {
  const { typography } = muiTheme('rtl', 'cn')
  const headings = (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((name) => typography[name].fontSize)
  expect(headings).toEqual([
    'clamp(2.5rem, 5vw, 4rem)',
    'clamp(2rem, 3.75vw, 3rem)',
    'clamp(1.5rem, 2.5vw, 2rem)',
    'clamp(1.25rem, 1.875vw, 1.5rem)',
    '1.125rem',
    '1.0625rem',
  ])
})

test('the MUI theme has a border radius of 8 and the breakpoint xl at 1600', () => {
  const { shape, breakpoints } = muiTheme('ltr', 'en')
  expect(shape.borderRadius).toBe(8)
  expect(breakpoints.values.xl).toBe(1600)
})
