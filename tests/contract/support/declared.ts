import { app } from '../../../src/resources/app'
import { servings } from '../../../src/resources/servings'
import type { App } from '../../../src/define/app'
import type { AnyServing } from '../../../server/serving'
import { workshop, workshopServings } from '../fixtures/workshop'

/** Declarations with their server halves, as a server is made from them. */
export interface Declared {
  readonly app: App
  readonly servings: { readonly [name: string]: AnyServing | undefined }
}

/** What the program itself declares. */
export const corridor: Declared = { app, servings: servings as Record<string, AnyServing> }

/** What no area of the program declares yet, but the language knows: every kind, and rules of every form. */
export const trial: Declared = { app: workshop, servings: workshopServings as Record<string, AnyServing> }
