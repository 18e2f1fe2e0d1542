import type { App } from '#define/app'
import type { ParsedInput, ReturnedBy } from '#define/output'
import type { OwnCall, OwnCalls } from '#define/wire'
import type { Caller, Language } from '#server/base/caller'
import type { Database, Queryable } from '#server/base/database'
import type { SignAddress } from '#server/read/uploads/address'
import type { ContentStore } from '#server/base/content-store'
import type { Limits } from '#server/base/limits'
import type { SignUp } from '#server/base/sign-up'
import type { Digest } from '#server/base/security/digest'
import type { KnownKeys } from '#server/base/security/known-keys'
import type { Tokens } from '#server/base/security/tokens'

/** What every part of the server stands on. */
export interface Services extends Limits {
  readonly app: App
  /** The server halves of the resources by their names; `hooksIn` reads them with their types. */
  readonly hooks: { readonly [resource: string]: object | undefined }
  readonly database: Database
  readonly tokens: Tokens
  /** API keys that were lately found valid, to count requests by. */
  readonly knownKeys: KnownKeys
  /** Whether the demo sign-ins are offered. */
  readonly demo: boolean
  /** A keyed hash with the secret that all servers of this database share. */
  readonly digest: Digest
  /** Lets the address of an upload show what it leads to, for a while. */
  readonly sign: SignAddress
  /** Where the bytes of files are. */
  readonly contents: ContentStore
  /** How many proxies stand in front of us and may say who the client is. */
  readonly trustProxy: number
  /** The address of the program for people, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string
  /** Who may register: everybody, everybody whom an administrator then approves, or the invited alone. */
  readonly signUp: SignUp
}

/** A request to a call that a resource declares itself; the caller is there unless the call is open. */
export interface RequestWith<Input> {
  readonly services: Services
  /**
   * The database for reading alone: where the call changes nothing, its statements are cancelled when the client
   * disconnects. Whatever is written goes to the database of the services.
   */
  readonly reading: Queryable
  /** What was sent, parsed. */
  readonly input: Input
  /** What stands in the places of the address, such as `id`. */
  readonly params: Readonly<Record<string, string>>
  readonly caller: Caller | undefined
  readonly language: Language
  /** The caller's name for this request: a second one with it is the first one again. */
  readonly idempotencyKey: string | undefined
  readonly userAgent: string | undefined
  /** The client's network address, where it is known. */
  readonly address: string | undefined
  /** The client that a proxy names which is not to be trusted: it tells its clients apart, and proves nothing. */
  readonly claimedAddress: string | undefined
  /** A cookie of the calls of accounts. */
  readCookie(name: string): string | undefined
  /** Keeps such a cookie in the browser, which no script there reads, for so many seconds. */
  keepCookie(name: string, value: string, seconds: number): void
  /** Whether it says that a proxy passed it on: then somebody elsewhere may have asked, whatever the address is. */
  readonly isForwarded: boolean
  /** Whether the browser asks that nobody is followed: Do Not Track, or Global Privacy Control. */
  readonly isUntracked: boolean
}

/** A request to a declared call, with its input as it is declared; without a call, nothing is known of its input. */
export type OwnRequest<C extends OwnCall = OwnCall> = RequestWith<
  OwnCall extends C ? object : Readonly<ParsedInput<C>>
>

/** What answers a call: exactly what its `output` declares. */
export type Handler<C extends OwnCall> = (request: OwnRequest<C>) => Promise<ReturnedBy<C>>

/** A handler for each of some calls. */
export type Handlers<Calls extends OwnCalls> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> }
