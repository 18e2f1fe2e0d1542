import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { nonce } from '../../providers/nonce'
import { readMode, subscribeToMode } from '../settings'
import { muiTheme } from './mui-theme'

// The styles stand first in the head, so that our own can overrule them, and say that the page's policy knows them.
const cache = createCache({ key: 'css', prepend: true, nonce: nonce() })

/** The page's mode, in the form in which MUI asks for it; everything else it would store stays as it is. */
const modeStorage = ({ key }: { key: string }) => ({
  get: (usual: unknown) => (key === modeKey ? readMode() : usual),
  set: () => undefined,
  subscribe: (listener: (value: unknown) => void) =>
    key === modeKey ? subscribeToMode(() => listener(readMode())) : () => undefined,
})
const modeKey = 'mode'

/** Puts what is drawn with MUI under its theme. It comes with the first part of a page that needs it. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider
      theme={muiTheme}
      storageManager={modeStorage}
      modeStorageKey={modeKey}
      defaultMode="dark"
      noSsr
    >
      {children}
    </ThemeProvider>
  </CacheProvider>
)
