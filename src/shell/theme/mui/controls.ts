import { veil } from '#theme/style-helpers'
import { measures } from '#theme/tokens'
import { focusRing, grey, quick, tones, type ThemeComponents } from './parts'

const coloured = tones.flatMap((color) => [
  { props: { variant: 'text' as const, color }, style: { color: `var(--${color}-text)` } },
  {
    props: { variant: 'outlined' as const, color },
    style: { color: `var(--${color}-text)`, borderColor: 'var(--input-border)' },
  },
])

/** Buttons, switches and other toggles. */
export const controlComponents: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, padding: '6px 14px', lineHeight: 1.6, transition: `all ${quick}` },
      sizeSmall: { minHeight: 30, padding: '4px 10px', fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 48, padding: '8px 22px', fontSize: '0.9375rem' },
      outlined: { borderColor: 'var(--input-border)', '&:hover': { borderColor: 'currentColor' } },
      text: { '&:hover': { backgroundColor: grey(12) } },
    },
    variants: coloured,
  },
  MuiIconButton: {
    styleOverrides: { root: { color: 'var(--text-secondary)', '&:hover': { backgroundColor: grey(12) } } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { padding: 4, gap: 4, borderRadius: measures.floatRadius, backgroundColor: grey(12) },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        '&.MuiToggleButton-root': { margin: 0, border: 0, borderRadius: measures.radius },
        padding: '4px 12px',
        color: 'var(--text-secondary)',
        fontWeight: 600,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--paper)',
          color: 'var(--text)',
          boxShadow: `0 1px 3px ${veil({ opacity: 0.16 })}`,
        },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        color: 'var(--input-border)',
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--primary-text)' },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { color: 'var(--input-border)', '&.Mui-checked': { color: 'var(--primary-text)' } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 50, height: 38, padding: 9 },
      switchBase: {
        padding: 12,
        '&.Mui-checked': { color: 'var(--on-dark)', transform: 'translateX(12px)' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--primary-main)' },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: {
        width: 14,
        height: 14,
        color: 'var(--on-dark)',
        boxShadow: `0 1px 2px ${veil({ opacity: 0.3 })}`,
      },
      track: { borderRadius: 10, opacity: 1, backgroundColor: 'var(--input-border)' },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: 'var(--primary-main)' },
      rail: { opacity: 1, backgroundColor: grey(28) },
      thumb: {
        width: 18,
        height: 18,
        border: '3px solid var(--primary-main)',
        backgroundColor: 'var(--on-dark)',
        '&:hover, &.Mui-active': { boxShadow: '0 0 0 6px var(--primary-tint)' },
        '&.Mui-focusVisible': { boxShadow: 'none', ...focusRing },
      },
      valueLabel: {
        borderRadius: measures.chipRadius,
        backgroundColor: 'var(--text)',
        color: 'var(--paper)',
      },
      markLabel: { color: 'var(--text-secondary)', fontSize: '0.75rem' },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: { color: 'var(--rating)' },
      iconEmpty: { color: grey(60) },
      iconFocus: focusRing,
    },
  },
}
