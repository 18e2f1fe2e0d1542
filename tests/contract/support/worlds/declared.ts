import { app } from '#resources/app'
import { resourceHooks } from '#resources/resource-hooks.generated'
import { overviewParts } from '#resources/overviews.generated'
import type { AnyResource } from '#define/resource'
import type { App } from '#define/app'
import { combineOverviews } from '#server/features/overview/combine'
import type { AnyResourceHooks } from '#server/write/services/resource-hooks'
import { workshop, workshopHooks } from '../../fixtures/workshop'

/** An app with its resource hooks, from which a server is created. */
export interface Declared {
  readonly app: App
  readonly hooks: { readonly [name: string]: AnyResourceHooks | undefined }
}

/** All declarations of the application. */
export const whole: Declared = { app, hooks: resourceHooks as Record<string, AnyResourceHooks> }

/** The same without resources that have `managedBy`, which grow with every call. */
export const corridor: Declared = {
  ...whole,
  app: Object.fromEntries(Object.entries<AnyResource>(app).filter(([, { managedBy }]) => !managedBy)),
}

/** Declarations that the application does not have yet but supports: every kind, and access rules of every form. */
export const trial: Declared = { app: workshop, hooks: workshopHooks as Record<string, AnyResourceHooks> }

/** The overviews of the application. */
export const overviews = combineOverviews(overviewParts)
