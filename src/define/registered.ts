import type { ActionsOf, CallsOf, RowOf } from './resource'

/**
 * The resources of the app, for types only: `src/resources/app.ts` extends this interface. An output can name a
 * resource without importing it, and modules that must not import a feature can use the types of its endpoints.
 */
export interface Registered {}
type Resources = Registered extends { app: infer App } ? App : {}

interface Read {
  readonly _can: readonly string[]
  readonly _refs: Readonly<Record<string, string | null>>
}
/** A record of a resource by its name, as a reader gets it. */
export type RegisteredRow<Name extends string> = Name extends keyof Resources
  ? RowOf<Resources[Name]> & Read
  : Read & { readonly id: string; readonly version: number; readonly [field: string]: unknown }

/** A custom endpoint, by the names of the resource and the endpoint. */
export type RegisteredCall<
  Name extends keyof Resources,
  Call extends keyof CallsOf<Resources[Name]>,
> = CallsOf<Resources[Name]>[Call]
/** An action, by the names of the resource and the action. */
export type RegisteredAction<
  Name extends keyof Resources,
  Action extends keyof ActionsOf<Resources[Name]>,
> = ActionsOf<Resources[Name]>[Action]
export type RegisteredName = keyof Resources
export type CallNameOf<Name extends RegisteredName> = keyof CallsOf<Resources[Name]>
