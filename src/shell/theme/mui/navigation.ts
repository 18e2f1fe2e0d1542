import { measures } from '#theme/tokens'
import { grey, quick, type ThemeComponents } from './parts'

const chosen = { backgroundColor: 'var(--primary-tint)', color: 'var(--primary-text)', fontWeight: 600 }

/** Menus, tabs, pagination and steppers. */
export const navigationComponents: ThemeComponents = {
  MuiLink: { styleOverrides: { root: { color: 'var(--primary-text)' } } },
  MuiMenu: { styleOverrides: { list: { padding: '6px 0' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        margin: '2px 6px',
        padding: '6px 10px',
        gap: 12,
        borderRadius: measures.chipRadius,
        fontSize: '0.875rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: grey(14) },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': chosen,
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: measures.radius,
        '&:hover': { backgroundColor: grey(8) },
        '&.Mui-selected': chosen,
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, boxShadow: 'inset 0 -1px var(--divider)' },
      indicator: { height: 2, borderRadius: 1, backgroundColor: 'var(--primary-text)' },
      flexContainer: { gap: 24 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 48,
        padding: '12px 2px',
        color: 'var(--text-secondary)',
        fontWeight: 600,
        transition: `color ${quick}`,
        '&:hover, &.Mui-selected': { color: 'var(--text)' },
      },
    },
  },
  MuiPagination: { defaultProps: { shape: 'rounded' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        fontVariantNumeric: 'tabular-nums',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--primary-main)',
          color: 'var(--primary-contrast-text)',
        },
      },
      icon: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    },
  },
  MuiBreadcrumbs: { styleOverrides: { root: { fontSize: '0.875rem' }, separator: { marginInline: 12 } } },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: 'var(--input-border)',
        '&.Mui-active, &.Mui-completed': { color: 'var(--primary-main)' },
      },
      text: { fill: 'var(--on-dark)', fontWeight: 700 },
    },
  },
  MuiStepLabel: { styleOverrides: { label: { '&.Mui-active, &.Mui-completed': { fontWeight: 600 } } } },
}
