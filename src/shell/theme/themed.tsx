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

// The styles stand first in the head, so that our own can overrule them, and say that the page's policy knows them.
const common = { prepend: true, nonce: nonce() }
const caches = {
  ltr: createCache({ ...common, key: 'css' }),
  rtl: createCache({ ...common, key: 'rtl', stylisPlugins: [rtlPlugin] }),
}

/** The page's mode, in the form in which MUI asks for it; everything else it would store stays as it is. */
const modeStorage = ({ key }: { key: string }) => ({
  get: (defaults: unknown) => (key === modeKey ? readSettings().themeMode : defaults),
  set: () => undefined,
  subscribe: (listener: (value: unknown) => void) =>
    key === modeKey ? subscribeToSettings(() => listener(readSettings().themeMode)) : () => undefined,
})
const modeKey = 'mode'

/** Puts what is drawn with MUI under its theme. It comes with the first part of a page that needs it. */
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
