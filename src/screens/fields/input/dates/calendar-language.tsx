import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { zhCN } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { useLocale } from '#base/format/use-locale'

const chinese = zhCN.components.MuiLocalizationProvider.defaultProps.localeText

/** Localizes calendars: texts, names of days and months, and the first day of the week. */
export function CalendarLanguage({ children }: { children: ReactNode }) {
  const isChinese = useLocale().startsWith('zh')
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={isChinese ? 'zh-cn' : 'en'}
      {...(isChinese && chinese ? { localeText: chinese } : {})}
    >
      {children}
    </LocalizationProvider>
  )
}
