import { createContext, use, type ReactNode } from 'react'
import type { App } from '../define'
import type { CustomScreens } from './custom-screens'

const AppContext = createContext<App | undefined>(undefined)
const noCustomScreens: CustomScreens = { pages: [], parts: {}, results: {} }
const CustomScreensContext = createContext<CustomScreens>(noCustomScreens)

interface AppProviderProps {
  readonly app: App
  /** Custom pages and custom parts of the features. */
  readonly custom?: CustomScreens
  readonly children: ReactNode
}

/** Provides the declared resources and the custom screens to the shell and the screens, which import no feature. */
export const AppProvider = ({ app, custom = noCustomScreens, children }: AppProviderProps) => (
  <AppContext value={app}>
    <CustomScreensContext value={custom}>{children}</CustomScreensContext>
  </AppContext>
)

/**
 * Every declared resource by its name, in the order of the menu.
 * @throws Error outside an `AppProvider`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('Nothing is declared: an AppProvider is missing')
  return app
}

/** The custom pages and custom parts. */
export const useCustomScreens = (): CustomScreens => use(CustomScreensContext)
