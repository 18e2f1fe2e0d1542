import type { Role } from '../access'
import type { AnyResource } from '../any-resource'
import { presentedTo } from '../layout/layout-of'
import type { Facet } from './facet'
import { fieldOf, readsAll } from '../reading'

export * from './facet'

/** The facets of a resource that a role may read, in the order of the declaration. */
export const facetsOf = (resource: AnyResource, role: Role): readonly (readonly [string, Facet])[] =>
  Object.entries(resource.views?.gallery?.facets ?? {}).flatMap(([name, facet]) => {
    const field = fieldOf(resource, name)
    return facet !== undefined && field && readsAll(field, role) ? [[name, facet] as const] : []
  })

/** Whether the cards of a resource are a catalogue: with facets, and without the tools of a table. */
export const isCatalogue = (resource: AnyResource): boolean => resource.views?.gallery?.facets !== undefined

/** The URL of the catalogue, for the roles that choose records from it and have no table of them. */
export const catalogueFor = (resource: AnyResource, role: Role): string | undefined =>
  presentedTo(resource, role) && resource.routes?.gallery
