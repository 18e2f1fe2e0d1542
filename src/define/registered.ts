import type { ActionsOf, CallsOf, RowOf } from './resource'

/**
 * The resources of the program, for types alone: `src/resources/app.ts` adds them here. An output can then name a resource
 * without importing it, and what must not import a feature can still read the types of its endpoints.
 */
export interface Registered {}
type Resources = Registered extends { app: infer App } ? App : {}

interface Read {
  readonly _can: readonly string[]
  readonly _refs: Readonly<Record<string, string | null>>
}
/** A record of a resource by its name, as it is read. */
export type RegisteredRow<Name extends string> = Name extends keyof Resources
  ? RowOf<Resources[Name]> & Read
  : Read & { readonly id: string; readonly version: number; readonly [field: string]: unknown }

/** A call that a resource declares, by their names. */
export type RegisteredCall<
  Name extends keyof Resources,
  Call extends keyof CallsOf<Resources[Name]>,
> = CallsOf<Resources[Name]>[Call]
/** An action that a resource declares, by their names. */
export type RegisteredAction<
  Name extends keyof Resources,
  Action extends keyof ActionsOf<Resources[Name]>,
> = ActionsOf<Resources[Name]>[Action]
export type RegisteredName = keyof Resources
export type CallNameOf<Name extends RegisteredName> = keyof CallsOf<Resources[Name]>
