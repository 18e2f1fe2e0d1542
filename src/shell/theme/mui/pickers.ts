import { measures } from '#theme/tokens'
import { grey, type ThemeComponents } from './parts'

const chosen = {
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
    backgroundColor: 'var(--primary-main)',
    color: 'var(--primary-contrast-text)',
    fontWeight: 600,
  },
}

/** Calendars and clocks, which MUI's own theme types do not contain. */
export const pickerComponents = {
  MuiDateCalendar: { styleOverrides: { root: { width: 304, maxWidth: '100%', height: 332 } } },
  MuiPickersCalendarHeader: { styleOverrides: { label: { fontSize: '0.9375rem', fontWeight: 600 } } },
  MuiDayCalendar: { styleOverrides: { weekDayLabel: { color: 'var(--text-secondary)', fontWeight: 600 } } },
  MuiPickersDay: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        '&:hover, &:focus': { backgroundColor: grey(14) },
        ...chosen,
      },
      today: { '&:not(.Mui-selected)': { borderColor: 'var(--primary-text)' } },
    },
  },
  MuiYearCalendar: { styleOverrides: { button: { borderRadius: measures.radius, ...chosen } } },
  MuiMultiSectionDigitalClockSection: {
    styleOverrides: {
      item: { borderRadius: measures.radius, fontVariantNumeric: 'tabular-nums', ...chosen },
    },
  },
} as ThemeComponents
