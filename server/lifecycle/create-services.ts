import { app as declared } from '#resources/app'
import { resourceHooks } from '#resources/resource-hooks.generated'
import type { App } from '#define/app'
import { requireSound } from '#define/faults/sound'
import { createDigest } from '../base/security/digest'
import { createKnownKeys } from '../base/security/known-keys'
import { createTokens } from '../base/security/tokens'
import type { MailSettings } from '../base/env/env-mail'
import type { Database } from '../base/database'
import { createSignals, type Signals } from '../base/signals'
import { addressSigner } from '../read/uploads/address'
import { withAssignments } from '../features/notifications/assigned'
import { withAttendance } from '../features/attendance/with-attendance'
import { withPassing } from '../features/passing/with-passing'
import { withReminders } from '../features/reminders/with-reminders'
import { senderOf } from '../features/mail/transport'
import { memoryStore } from '../features/files/memory-store'
import type { ContentStore } from '../base/content-store'
import { limitsFrom, type Limits } from '../base/limits'
import type { Services } from '../write/services/services'
import type { SignUp } from '../base/sign-up'

export interface ServicesOptions extends Partial<Limits>, MailSettings {
  readonly database: Database
  /** Shared with the open streams; by default signals of a process without streams. */
  readonly signals?: Signals
  /** Declarations and resource hooks that replace those of the application, for tests. */
  readonly resources?: {
    readonly app: App
    readonly hooks: { readonly [name: string]: object | undefined }
  }
  /** Whether the demo accounts are offered for sign-in; false by default. */
  readonly demo?: boolean
  /** Where uploaded bytes are stored; in memory by default. */
  readonly contents?: ContentStore
  /** Mixed into the secrets stored in the database; none by default. */
  readonly secretKey?: string | undefined
  /** The number of trusted proxies; 0 by default. */
  readonly trustProxy?: number
  readonly publicUrl?: string
  /** The origins of push services beyond those of the common browsers; none by default. */
  readonly pushServices?: readonly string[]
  /** The origins of calendars that may be subscribed to although they are not public; none by default. */
  readonly calendarSources?: readonly string[]
  /** The mail servers, as host and port, that mails may be fetched from although they are not public; none by default. */
  readonly mailSources?: readonly string[]
  /** Who may register; everyone by default. */
  readonly signUp?: SignUp
}

/**
 * Creates the services of a server process, for a migrated database.
 * @throws Error if the declarations are invalid.
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
    hooks: [withAssignments, withAttendance, withReminders, withPassing].reduce<Services['hooks']>(
      (hooks, extend) => extend(app, hooks),
      resources?.hooks ?? resourceHooks,
    ),
    database,
    tokens: await createTokens(database, options.secretKey),
    knownKeys: createKnownKeys((...texts) => digest(...texts).toString('base64url')),
    digest,
    signals: options.signals ?? createSignals(),
    sign: addressSigner(digest),
    contents: options.contents ?? memoryStore(),
    ...limitsFrom(options),
    demo: options.demo ?? false,
    trustProxy: options.trustProxy ?? 0,
    publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
    mail: { sender: senderOf(options), isSent: options.smtpUrl !== undefined },
    pushServices: options.pushServices ?? [],
    calendarSources: options.calendarSources ?? [],
    mailSources: options.mailSources ?? [],
    signUp: options.signUp ?? 'open',
  }
}
