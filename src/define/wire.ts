import type { Me } from './access'
import type { AnyFields } from './kinds'

export type Method = 'GET' | 'POST'

/** A call of its own address that serves one of a resource's usual operations. */
export interface Call {
  readonly method: Method
  readonly path: `/api/${string}`
  /** The property of the answer that carries the record or the records; left out where nothing is read. */
  readonly answer?: string
}

/** A call of its own address with a body of its own in the resource's server half. */
export interface OwnCall extends Call {
  /** May be called by whoever is not signed in. */
  readonly open?: true
  /** What the body (POST) or the query (GET) carries. */
  readonly asks?: AnyFields
  /** The properties of the answer. */
  readonly answers?: readonly string[]
}

/** Which calls serve list, one, create, update and delete; what wraps the body; where the answer is read. */
export interface Wire<Name extends string = string> {
  readonly list?: Call & { readonly method: 'GET'; readonly answer: string }
  readonly one?: Call & {
    readonly method: 'GET'
    readonly answer: string
    /** The query parameter, and the fields it is compared with, the first hit winning; `me` reads the caller's own record. */
    readonly by: Me | { readonly query: string; readonly fields: readonly (Name | 'id')[] }
  }
  readonly create?: Call & { readonly method: 'POST'; readonly wraps?: string }
  readonly update?: Call & { readonly method: 'POST'; readonly id: string; readonly wraps: string }
  readonly delete?: Call & { readonly method: 'POST'; readonly id: string }
  readonly own?: { readonly [call: string]: OwnCall }
}
