import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage } from '#base/i18n/languages'
import { languageOf } from '#text/language-of'
import { readSettings, subscribeToSettings, useSettings } from '#base/settings'
import { cacheOptions } from './cache-options'
import { muiTheme } from './mui-theme'
import { rightToLeft } from './right-to-left'

const leftToRightCache = createCache({ ...cacheOptions, key: 'css' })

/** A storage manager for MUI that returns the page's mode and leaves everything else unchanged. */
const modeStorage = ({ key }: { key: string }) => ({
  get: (defaults: unknown) => (key === modeKey ? readSettings().themeMode : defaults),
  set: () => undefined,
  subscribe: (listener: (value: unknown) => void) =>
    key === modeKey ? subscribeToSettings(() => listener(readSettings().themeMode)) : () => undefined,
})
const modeKey = 'mode'

/**
 * Renders children with the MUI theme. It is loaded with the first part of a page that needs it; suspends
 * until the styles of a right-to-left layout have loaded.
 */
export function Themed({ children }: { children: ReactNode }) {
  const { themeDirection } = useSettings()
  const { i18n } = useTranslation()
  const cache = themeDirection === 'rtl' ? use(rightToLeft.load()) : leftToRightCache
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={muiTheme(themeDirection, languageOf(i18n.language) ?? defaultLanguage)}
        storageManager={modeStorage}
        modeStorageKey={modeKey}
        defaultMode="dark"
        noSsr
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
