import { nonce } from '#base/nonce'
import { dashed, grey, type ThemeComponents } from './parts'

/** Plain tables; the data grid of lists is styled beside the list. */
export const tableComponents: ThemeComponents & { readonly MuiDataGrid: object } = {
  // The grid adds its colours by a style element, which the Content Security Policy refuses without the nonce.
  MuiDataGrid: { defaultProps: { nonce: nonce() } },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: grey(8) },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--primary-tint)' },
        '&:last-of-type .MuiTableCell-body': { borderBottom: 0 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '12px 16px', borderBottom: dashed, fontSize: '0.875rem', lineHeight: 22 / 14 },
      head: {
        backgroundColor: 'var(--neutral)',
        color: 'var(--text-secondary)',
        fontSize: '0.8125rem',
        fontWeight: 600,
        borderBottom: 0,
      },
      alignRight: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: 'var(--text)' } } } },
  MuiTablePagination: {
    styleOverrides: {
      root: { borderBottom: 0 },
      displayedRows: { fontVariantNumeric: 'tabular-nums' },
      actions: { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } },
    },
  },
}
