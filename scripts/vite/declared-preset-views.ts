import type { App } from '#define/app'
import { app } from '#resources/app'

const resources: App = app

/** The preset views of the resources that declare some. */
export const presetViews = Object.fromEntries(
  Object.values(resources).flatMap((resource) =>
    resource.presetViews ? [[resource.name, resource.presetViews]] : [],
  ),
)
