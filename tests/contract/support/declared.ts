import { app } from '#resources/app'
import { servings } from '#resources/servings.generated'
import type { AnyResource } from '#define/resource'
import type { App } from '#define/app'
import type { AnyServing } from '#server/write/serving'
import { workshop, workshopServings } from '../fixtures/workshop'

/** Declarations with their server halves, as a server is made from them. */
export interface Declared {
  readonly app: App
  readonly servings: { readonly [name: string]: AnyServing | undefined }
}

/** What the program itself declares. */
export const whole: Declared = { app, servings: servings as Record<string, AnyServing> }

/** The same without what the program keeps of itself, which grows with every call. */
export const corridor: Declared = {
  ...whole,
  app: Object.fromEntries(Object.entries<AnyResource>(app).filter(([, { keptBy }]) => !keptBy)),
}

/** What no area of the program declares yet, but the language knows: every kind, and rules of every form. */
export const trial: Declared = { app: workshop, servings: workshopServings as Record<string, AnyServing> }
