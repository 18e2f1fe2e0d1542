import type { Components, Theme } from '@mui/material/styles'
import { measures } from '../../theme/tokens'

const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 2 }

/** What MUI draws otherwise: no ripples, one focus ring, soft shadows, coloured text that can be read in both modes. */
export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    variants: [
      { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--primary-text)' } },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: { color: 'var(--primary-text)', borderColor: 'var(--input-border)' },
      },
      { props: { variant: 'text', color: 'error' }, style: { color: 'var(--error-text)' } },
      {
        props: { variant: 'outlined', color: 'error' },
        style: { color: 'var(--error-text)', borderColor: 'currentColor' },
      },
    ],
  },
  MuiLink: { styleOverrides: { root: { color: 'var(--primary-text)' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: { root: { borderRadius: measures.cardRadius, boxShadow: 'var(--card-shadow)' } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: measures.cardRadius, boxShadow: 'var(--dropdown-shadow)' } },
  },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 10, boxShadow: 'var(--dropdown-shadow)' } } },
  MuiAutocomplete: { styleOverrides: { paper: { borderRadius: 10, boxShadow: 'var(--dropdown-shadow)' } } },
  MuiMenuItem: {
    styleOverrides: { root: { margin: '2px 8px', borderRadius: measures.chipRadius, fontSize: '0.875rem' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: { borderColor: 'var(--input-border)' },
      root: {
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error-text)' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&.Mui-focused': { color: 'var(--text)' }, '&.Mui-error': { color: 'var(--error-text)' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-error': { color: 'var(--error-text)' } } } },
  MuiCheckbox: { styleOverrides: { root: { '&.Mui-checked': { color: 'var(--primary-text)' } } } },
  MuiRadio: { styleOverrides: { root: { '&.Mui-checked': { color: 'var(--primary-text)' } } } },
  MuiChip: { styleOverrides: { root: { borderRadius: measures.chipRadius } } },
  MuiTab: { styleOverrides: { root: { '&.Mui-selected': { color: 'var(--text)' } } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.75rem' } } },
}
