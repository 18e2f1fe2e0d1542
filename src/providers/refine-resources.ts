import type { ResourceProps } from '@refinedev/core'
import type { App } from '../define'
import { routesOf } from '../define/reading'

/** The declared resources for refine: their names, the URLs of their screens, their labels. */
export const refineResources = (app: App): ResourceProps[] =>
  Object.values(app).map((resource) => ({
    name: resource.name,
    ...routesOf(resource),
    meta: { label: resource.label[1] },
  }))
