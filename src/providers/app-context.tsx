import { createContext, use, type ReactNode } from 'react'
import type { App } from '../define'
import type { CustomScreens } from './custom-screens'

const AppContext = createContext<App | undefined>(undefined)
const noCustomScreens: CustomScreens = { pages: [], parts: {}, results: {} }
const CustomScreensContext = createContext<CustomScreens>(noCustomScreens)

interface AppProviderProps {
  readonly app: App
  /** What the rooms draw by hand. */
  readonly custom?: CustomScreens
  readonly children: ReactNode
}

/** Hands the declared resources, and what is drawn by hand, to the shell and the screens, which know no room themselves. */
export const AppProvider = ({ app, custom = noCustomScreens, children }: AppProviderProps) => (
  <AppContext value={app}>
    <CustomScreensContext value={custom}>{children}</CustomScreensContext>
  </AppContext>
)

/**
 * Every declared resource by its name, in the order of the menu.
 * @throws Error outside of an `AppProvider`.
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('Nothing is declared: an AppProvider is missing')
  return app
}

/** The pages and parts that are drawn by hand. */
export const useCustomScreens = (): CustomScreens => use(CustomScreensContext)
