import { app as declared } from '#resources/app'
import { resourceHooks } from '#resources/resource-hooks.generated'
import type { App } from '#define/app'
import { requireSound } from '#define/sound'
import { createDigest } from '../base/security/digest'
import { createKnownKeys } from '../base/security/known-keys'
import { createTokens } from '../base/security/tokens'
import type { Database } from '../base/database'
import { addressSigner } from '../read/uploads/address'
import { memoryStore } from '../features/files/memory-store'
import type { ContentStore } from '../base/content-store'
import { limitsFrom, type Limits } from '../base/limits'
import type { Services } from '../write/services/services'
import type { SignUp } from '../base/sign-up'

export interface ServicesOptions extends Partial<Limits> {
  readonly database: Database
  /** Other declarations than the program's own, for tests. */
  readonly resources?: {
    readonly app: App
    readonly hooks: { readonly [name: string]: object | undefined }
  }
  /** Whether the demo sign-ins are offered; they are not unless it says so. */
  readonly demo?: boolean
  /** Where the bytes of files are; gone with the process, unless it says otherwise. */
  readonly contents?: ContentStore
  /** What is mixed into the secrets that the database keeps; nothing, unless it says so. */
  readonly secretKey?: string | undefined
  /** None, unless it says so. */
  readonly trustProxy?: number
  readonly publicUrl?: string
  /** Everybody, unless it says otherwise. */
  readonly signUp?: SignUp
}

/**
 * What every part of the server stands on, over a migrated database.
 * @throws Error where the declarations contradict themselves.
 */
export async function createServices({
  database,
  resources,
  ...options
}: ServicesOptions): Promise<Services> {
  const app = resources?.app ?? declared
  requireSound(app)
  const digest = await createDigest(database, options.secretKey)
  return {
    app,
    hooks: resources?.hooks ?? resourceHooks,
    database,
    tokens: await createTokens(database, options.secretKey),
    knownKeys: createKnownKeys((...texts) => digest(...texts).toString('base64url')),
    digest,
    sign: addressSigner(digest),
    contents: options.contents ?? memoryStore(),
    ...limitsFrom(options),
    demo: options.demo ?? false,
    trustProxy: options.trustProxy ?? 0,
    publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
    signUp: options.signUp ?? 'open',
  }
}
