import { app } from '#resources/app'
import { resourceHooks } from '#resources/resource-hooks.generated'
import type { AnyResource } from '#define/resource'
import type { App } from '#define/app'
import type { AnyResourceHooks } from '#server/write/services/resource-hooks'
import { workshop, workshopHooks } from '../fixtures/workshop'

/** Declarations with their server halves, as a server is made from them. */
export interface Declared {
  readonly app: App
  readonly hooks: { readonly [name: string]: AnyResourceHooks | undefined }
}

/** What the program itself declares. */
export const whole: Declared = { app, hooks: resourceHooks as Record<string, AnyResourceHooks> }

/** The same without what the program keeps of itself, which grows with every call. */
export const corridor: Declared = {
  ...whole,
  app: Object.fromEntries(Object.entries<AnyResource>(app).filter(([, { managedBy }]) => !managedBy)),
}

/** What no area of the program declares yet, but the language knows: every kind, and rules of every form. */
export const trial: Declared = { app: workshop, hooks: workshopHooks as Record<string, AnyResourceHooks> }
