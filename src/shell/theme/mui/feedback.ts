import { measures } from '#theme/tokens'
import { grey, tones, type ThemeComponents } from './parts'

const states = ['info', 'success', 'warning', 'error'] as const

/** Chips, alerts, tooltips and progress. */
export const feedbackComponents: ThemeComponents = {
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: measures.chipRadius,
        fontWeight: 500,
        backgroundColor: grey(16),
        color: 'var(--text)',
      },
      outlined: { backgroundColor: 'transparent', borderColor: 'var(--input-border)' },
      deleteIcon: { color: 'inherit', opacity: 0.6, '&:hover': { color: 'inherit', opacity: 1 } },
    },
    variants: tones.flatMap((color) => [
      {
        props: { color, variant: 'filled' as const },
        style: {
          backgroundColor: `var(--${color}-tint)`,
          color: `var(--${color}-text)`,
          fontWeight: 600,
          '&:hover, &.Mui-focusVisible': { backgroundColor: `var(--${color}-tint)` },
        },
      },
      {
        props: { color, variant: 'outlined' as const },
        style: { color: `var(--${color}-text)`, borderColor: 'currentColor' },
      },
    ]),
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        padding: '8px 16px',
        borderRadius: measures.panelRadius,
        fontSize: '0.875rem',
        lineHeight: 22 / 14,
      },
      icon: { opacity: 1 },
    },
    variants: states.map((severity) => ({
      props: { severity, variant: 'standard' as const },
      style: {
        backgroundColor: `var(--${severity}-tint)`,
        color: 'var(--text)',
        '& .MuiAlert-icon': { color: `var(--${severity}-text)` },
      },
    })),
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        backgroundColor: 'var(--tooltip)',
        color: 'var(--on-dark)',
        fontSize: '0.75rem',
        lineHeight: 1.5,
      },
      arrow: { color: 'var(--tooltip)' },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 700 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: grey(18) }, rounded: { borderRadius: measures.radius } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 3, backgroundColor: 'var(--primary-tint)' },
      bar: { borderRadius: 3, backgroundColor: 'var(--primary-main)' },
    },
  },
  MuiCircularProgress: { styleOverrides: { root: { color: 'var(--primary-text)' } } },
}
