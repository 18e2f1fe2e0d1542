import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import rtlPlugin from 'stylis-plugin-rtl'
import { defaultLanguage } from '#base/i18n/languages'
import { languageOf } from '#text/language-of'
import { nonce } from '#base/nonce'
import { readSettings, subscribeToSettings, useSettings } from '#base/settings'
import { muiTheme } from './mui-theme'

// The styles are first in the head, so that the project's own can override them, and have the nonce that the Content
// Security Policy requires.
const common = { prepend: true, nonce: nonce() }
const caches = {
  ltr: createCache({ ...common, key: 'css' }),
  rtl: createCache({ ...common, key: 'rtl', stylisPlugins: [rtlPlugin] }),
}

/** A storage manager for MUI that returns the page's mode and leaves everything else unchanged. */
const modeStorage = ({ key }: { key: string }) => ({
  get: (defaults: unknown) => (key === modeKey ? readSettings().themeMode : defaults),
  set: () => undefined,
  subscribe: (listener: (value: unknown) => void) =>
    key === modeKey ? subscribeToSettings(() => listener(readSettings().themeMode)) : () => undefined,
})
const modeKey = 'mode'

/** Renders children with the MUI theme. It is loaded with the first part of a page that needs it. */
export function Themed({ children }: { children: ReactNode }) {
  const { themeDirection } = useSettings()
  const { i18n } = useTranslation()
  return (
    <CacheProvider value={caches[themeDirection]}>
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
