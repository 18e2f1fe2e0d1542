import { app as declared } from '../src/resources/app'
import { servings } from '../src/resources/servings'
import type { App } from '../src/define/app'
import { requireSound } from '../src/define/sound'
import { createDigest } from './auth/digest'
import { createKnownKeys } from './auth/known-keys'
import { createTokens } from './auth/tokens'
import type { Database } from './db/database'
import { addressSigner } from './files/address'
import { memoryStore } from './files/memory-store'
import type { ContentStore } from './files/store'
import { usualResponseBytes } from './rest/bounded-json'
import type { FileLimits, Services, SignUp } from './services'
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
  /** Where the bytes of files are; gone with the process, unless it says otherwise. */
  readonly contents?: ContentStore
  /** How many bytes a file, and all files of a person, have at most. */
  readonly fileLimits?: FileLimits
  /** A list is answered with at most this many bytes. */
  readonly responseBytes?: number
  /** Thirty, unless it says otherwise. */
  readonly trashDays?: number
  /** What is mixed into the secrets that the database keeps; nothing, unless it says so. */
  readonly secretKey?: string | undefined
  /** None, unless it says so. */
  readonly trustProxy?: number
  readonly publicUrl?: string
  /** Everybody, unless it says otherwise. */
  readonly signUp?: SignUp
}

const megabyte = 1024 * 1024
const usualLimits: FileLimits = { file: 100 * megabyte, person: 5120 * megabyte }

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
    servings: resources?.servings ?? (servings as Record<string, AnyServing>),
    database,
    tokens: await createTokens(database, options.secretKey),
    knownKeys: createKnownKeys((...texts) => digest(...texts).toString('base64url')),
    digest,
    sign: addressSigner(digest),
    contents: options.contents ?? memoryStore(),
    fileLimits: options.fileLimits ?? usualLimits,
    responseBytes: options.responseBytes ?? usualResponseBytes,
    trashDays: options.trashDays ?? 30,
    demo: options.demo ?? false,
    trustProxy: options.trustProxy ?? 0,
    publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
    signUp: options.signUp ?? 'open',
  }
}
