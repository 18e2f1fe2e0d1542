import type { ResourceProps } from '@refinedev/core'
import type { App } from '../define'
import { routesOf } from '../define/reading'

/** The declared resources as refine knows them: their names, the addresses of their screens, their labels. */
export const refineResources = (app: App): ResourceProps[] =>
  Object.values(app).map((resource) => ({
    name: resource.name,
    ...routesOf(resource),
    meta: { label: resource.label[1] },
  }))
