import type { App } from '../src/define/app'
import type { Caller, Language } from './caller'
import type { Database } from './db/database'
import type { AnyServing } from './serving'
import type { Tokens } from './auth/tokens'

/** What every part of the server stands on. */
export interface Services {
  readonly app: App
  readonly servings: { readonly [resource: string]: AnyServing | undefined }
  readonly database: Database
  readonly tokens: Tokens
  /** Whether the demo sign-ins are offered. */
  readonly demo: boolean
}

/** A call of a resource's own address, parsed; the caller is there unless the call is open. */
export interface OwnRequest {
  readonly services: Services
  readonly asked: Readonly<Record<string, unknown>>
  readonly caller: Caller | undefined
  readonly language: Language
  readonly userAgent: string | undefined
}
