import type { App } from '#define/app'
import type { ParsedInput, ReturnedBy } from '#define/output'
import type { OwnCall, OwnCalls } from '#define/wire'
import type { Caller, Language } from '#server/base/caller'
import type { Database, Queryable } from '#server/base/database'
import type { SignAddress } from '#server/read/uploads/address'
import type { ContentStore } from '#server/base/content-store'
import type { Limits } from '#server/base/limits'
import type { Signals } from '#server/base/signals'
import type { SignUp } from '#server/base/sign-up'
import type { Digest } from '#server/base/security/digest'
import type { KnownKeys } from '#server/base/security/known-keys'
import type { Tokens } from '#server/base/security/tokens'

/** The services that every part of the server uses. */
export interface Services extends Limits {
  readonly app: App
  /** The resource hooks by resource name; `hooksIn` reads them with their types. */
  readonly hooks: { readonly [resource: string]: object | undefined }
  readonly database: Database
  readonly tokens: Tokens
  /** API keys that were recently validated, for counting requests by key. */
  readonly knownKeys: KnownKeys
  /** Short-lived messages to open streams. */
  readonly signals: Signals
  /** Whether the demo sign-ins are offered. */
  readonly demo: boolean
  /** A keyed hash with the secret that all servers of this database share. */
  readonly digest: Digest
  /** Signs the address of an upload, so that it can be loaded for a limited time. */
  readonly sign: SignAddress
  /** Stores the bytes of files. */
  readonly contents: ContentStore
  /** Number of proxies in front of the server whose X-Forwarded-For entries are trusted. */
  readonly trustProxy: number
  /** The public address of the application, without a slash at the end; links in mails start with it. */
  readonly publicUrl: string
  /** The sender of mails, and whether a mail server is configured; without one, mails stay in the outbox. */
  readonly mail: { readonly sender: string; readonly isSent: boolean }
  /** The origins of push services beyond those of the common browsers. */
  readonly pushServices: readonly string[]
  /** The origins of calendars that may be subscribed to although they are not public, or without encryption. */
  readonly calendarSources: readonly string[]
  /** The mail servers that mails may be fetched from although they are not public, or without encryption: host and port. */
  readonly mailSources: readonly string[]
  /** Who may register: everyone, everyone with the approval of an administrator, or only invited users. */
  readonly signUp: SignUp
}

/** A request to a custom endpoint of a resource; the caller is set unless the endpoint is public. */
export interface RequestWith<Input> {
  readonly services: Services
  /**
   * The database for reads only: where the endpoint changes nothing, its statements are cancelled when the client
   * disconnects. Writes must use the database of the services.
   */
  readonly reading: Queryable
  /** The parsed input. */
  readonly input: Input
  /** The values of the path parameters, such as `id`. */
  readonly params: Readonly<Record<string, string>>
  readonly caller: Caller | undefined
  readonly language: Language
  /** The idempotency key of the request: a second request with it has no further effect. */
  readonly idempotencyKey: string | undefined
  readonly userAgent: string | undefined
  /** The client's network address, where it is known. */
  readonly address: string | undefined
  /** The client address from an untrusted proxy: it distinguishes clients, but can be forged. */
  readonly claimedAddress: string | undefined
  /** Returns a cookie of the account endpoints. */
  readCookie(name: string): string | undefined
  /** Sets an HttpOnly cookie that expires after so many seconds. */
  keepCookie(name: string, value: string, seconds: number): void
  /** Whether the request has headers of a proxy: the client may then be another machine, whatever its address is. */
  readonly isForwarded: boolean
  /** Whether the browser requests not to be tracked: Do Not Track, or Global Privacy Control. */
  readonly isUntracked: boolean
}

/** A request to a declared endpoint, with its declared input; without a type argument the input is unknown. */
export type OwnRequest<C extends OwnCall = OwnCall> = RequestWith<
  OwnCall extends C ? object : Readonly<ParsedInput<C>>
>

/** The handler of an endpoint: returns exactly what its `output` declares. */
export type Handler<C extends OwnCall> = (request: OwnRequest<C>) => Promise<ReturnedBy<C>>

export type Handlers<Calls extends OwnCalls> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }
