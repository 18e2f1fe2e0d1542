import { fonts } from '#theme/tokens'
import { floating, type ThemeComponents } from './parts'

const small = { fill: 'var(--text-secondary)', fontFamily: fonts.text, fontSize: 12 }

/** Axes, grids and tooltips of charts, which MUI's own theme types do not contain. */
export const chartComponents = {
  MuiChartsAxis: {
    styleOverrides: {
      root: {
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'transparent' },
        '& .MuiChartsAxis-tickLabel': { ...small, fontVariantNumeric: 'tabular-nums' },
        '& .MuiChartsAxis-label': small,
      },
    },
  },
  MuiChartsGrid: {
    styleOverrides: { line: { stroke: 'var(--divider)', strokeDasharray: '3 3' } },
  },
  MuiChartsTooltip: { styleOverrides: { paper: floating } },
} as ThemeComponents
