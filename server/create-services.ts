import { app as declared } from '../src/resources/app'
import { servings } from '../src/resources/servings'
import type { App } from '../src/define/app'
import { requireSound } from '../src/define/sound'
import { createTokens } from './auth/tokens'
import type { Database } from './db/database'
import type { Services } from './services'
import type { AnyServing } from './serving'

export interface ServicesOptions {
  readonly database: Database
  /** Other declarations than the program's own, for tests. */
  readonly resources?: {
    readonly app: App
    readonly servings: { readonly [name: string]: AnyServing | undefined }
  }
  /** Whether the demo sign-ins are offered; they are not unless it says so. */
  readonly demo?: boolean
}

/**
 * What every part of the server stands on, over a migrated database.
 * @throws Error where the declarations contradict themselves.
 */
export async function createServices({ database, resources, demo }: ServicesOptions): Promise<Services> {
  const app = resources?.app ?? declared
  requireSound(app)
  return {
    app,
    servings: resources?.servings ?? (servings as Record<string, AnyServing>),
    database,
    tokens: await createTokens(database),
    demo: demo ?? false,
  }
}
