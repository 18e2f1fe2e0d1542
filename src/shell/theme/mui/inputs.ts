import { measures } from '#theme/tokens'
import { floating, grey, quick, type ThemeComponents } from './parts'

/** Inputs and selects. */
export const inputComponents: ThemeComponents = {
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '0.9375rem', lineHeight: 1.5 },
      input: { '&::placeholder': { color: 'var(--text-secondary)', opacity: 0.8 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      notchedOutline: { borderColor: 'var(--input-border)', transition: `border-color ${quick}` },
      root: {
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-secondary)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error-text)' },
        '&.Mui-disabled, fieldset:disabled &': { backgroundColor: grey(10) },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--divider)' },
      },
    },
  },
  // One style of label: above its input, never inside its frame.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: 'none',
        marginBottom: 6,
        transform: 'none',
        color: 'var(--text)',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 22 / 14,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
      asterisk: { color: 'var(--error-text)' },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&.Mui-focused': { color: 'var(--text)' }, '&.Mui-error': { color: 'var(--error-text)' } },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem', lineHeight: 22 / 14 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, fontSize: '0.75rem', '&.Mui-error': { color: 'var(--error-text)' } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: floating,
      listbox: { padding: '6px 0', maxHeight: '40vh' },
      option: {
        '&.MuiAutocomplete-option': {
          minHeight: 36,
          margin: '2px 6px',
          padding: '6px 10px',
          borderRadius: measures.chipRadius,
          fontSize: '0.875rem',
          '&.Mui-focused': { backgroundColor: grey(14) },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
            backgroundColor: 'var(--primary-tint)',
            color: 'var(--primary-text)',
            fontWeight: 600,
          },
        },
      },
      noOptions: { fontSize: '0.875rem' },
      loading: { fontSize: '0.875rem' },
      tag: { maxWidth: 'calc(100% - 8px)' },
    },
  },
}
