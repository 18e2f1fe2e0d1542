import { createContext, use, type ReactNode } from 'react'
import type { AnyResource } from '../define'

const ResourceContext = createContext<AnyResource | undefined>(undefined)

/** Says which resource the screens inside are drawn for. */
export const ResourceProvider = ({ resource, children }: { resource: AnyResource; children: ReactNode }) => (
  <ResourceContext value={resource}>{children}</ResourceContext>
)

/**
 * The resource of the screen.
 * @throws Error outside of a `ResourceProvider`: a screen cannot be drawn for nothing.
 */
export function useResource(): AnyResource {
  const resource = use(ResourceContext)
  if (!resource) throw new Error('A screen stands outside of a ResourceProvider')
  return resource
}
