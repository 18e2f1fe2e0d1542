import { createContext, use, type ReactNode } from 'react'
import type { App } from '../define'

const AppContext = createContext<App | undefined>(undefined)

/** Hands the declared resources to the shell and the screens, which know no room themselves. */
export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
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
