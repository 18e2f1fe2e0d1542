import { createContext, use, type ReactNode } from 'react'
import type { AnyResource, App } from '../define'

const AppContext = createContext<App>({})

/** Gives the screens inside every declared resource, as they know none by name. */
export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
)

/** A declared resource by its name, such as the one a reference leads to. */
export const useDeclared = (name: string): AnyResource | undefined => use(AppContext)[name]
export const useApp = (): App => use(AppContext)
