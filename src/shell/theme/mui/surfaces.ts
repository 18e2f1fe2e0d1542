import { measures } from '#theme/tokens'
import { chineseLine } from '#theme/type'
import { dashed, floating, grey, type ThemeComponents } from './parts'

/** Surfaces: papers, cards, dialogs and similar. */
export const surfaceComponents: ThemeComponents = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: {
        borderRadius: measures.cardRadius,
        boxShadow: 'var(--card-shadow)',
      },
    },
  },
  MuiCardHeader: {
    defaultProps: { titleTypographyProps: { variant: 'h6' }, subheaderTypographyProps: { variant: 'body2' } },
    styleOverrides: { root: { padding: '24px 24px 0' } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } } },
  MuiDialog: {
    styleOverrides: {
      paper: { ...floating, borderRadius: measures.cardRadius, margin: 16 },
      paperFullScreen: { margin: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '24px 24px 16px', fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px', gap: 4, borderTop: dashed } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--backdrop)' } },
    },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundColor: 'var(--paper)', boxShadow: 'var(--dropdown-shadow)' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBottom: dashed,
        '&::before': { display: 'none' },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { padding: '0 8px', fontWeight: 600, '&:hover': { backgroundColor: grey(8) } } },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontSize: '0.875rem', fontWeight: 600 },
      colorDefault: { backgroundColor: 'var(--primary-tint)', color: 'var(--primary-text)' },
    },
  },
  MuiAvatarGroup: {
    defaultProps: { max: 4 },
    styleOverrides: { avatar: { border: '2px solid var(--paper)' } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--divider)', borderStyle: 'dashed' } } },
  MuiTypography: {
    styleOverrides: {
      root: { '&:lang(zh-CN)': { letterSpacing: 0 } },
      body1: { '&:lang(zh-CN)': { lineHeight: chineseLine } },
      body2: { '&:lang(zh-CN)': { lineHeight: chineseLine } },
    },
  },
}
