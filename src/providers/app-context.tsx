import { createContext, use, type ReactNode } from 'react'
import type { App } from '../define'
import type { Drawn } from './drawn'

const AppContext = createContext<App | undefined>(undefined)
const nothingDrawn: Drawn = { pages: [], parts: {} }
const DrawnContext = createContext<Drawn>(nothingDrawn)

interface AppProviderProps {
  readonly app: App
  /** What the rooms draw by hand. */
  readonly drawn?: Drawn
  readonly children: ReactNode
}

/** Hands the declared resources, and what is drawn by hand, to the shell and the screens, which know no room themselves. */
export const AppProvider = ({ app, drawn = nothingDrawn, children }: AppProviderProps) => (
  <AppContext value={app}>
    <DrawnContext value={drawn}>{children}</DrawnContext>
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
export const useDrawn = (): Drawn => use(DrawnContext)
