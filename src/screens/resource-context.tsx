import { createContext, use, type ReactNode } from 'react'
import type { AnyResource } from '../define'

const ResourceContext = createContext<AnyResource | undefined>(undefined)

/** Sets the resource of the screens inside. */
export const ResourceProvider = ({ resource, children }: { resource: AnyResource; children: ReactNode }) => (
  <ResourceContext value={resource}>{children}</ResourceContext>
)

/**
 * The resource of the screen.
 * @throws Error outside of a `ResourceProvider`.
 */
export function useResource(): AnyResource {
  const resource = use(ResourceContext)
  if (!resource) throw new Error('A screen must be rendered inside a ResourceProvider')
  return resource
}
