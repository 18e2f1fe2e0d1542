import type { RowOf } from './resource'

/**
 * The resources of the program, for types alone: `src/resources/app.ts` adds them here, so that an output can name a
 * resource and the browser knows what its records hold.
 */
export interface Registered {}

/** A record of a resource by its name, as it is read. */
export type RegisteredRow<Name extends string> = Registered extends { app: infer App }
  ? Name extends keyof App
    ? RowOf<App[Name]> & Read
    : Unknown
  : Unknown
interface Read {
  readonly _can: readonly string[]
  readonly _refs: Readonly<Record<string, string | null>>
}
type Unknown = Read & { readonly id: string; readonly version: number; readonly [field: string]: unknown }
