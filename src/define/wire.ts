import type { Me } from './access'
import type { AnyFields } from './kinds'
import type { Shapes } from './shapes'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A call of its own address that serves one of a resource's usual operations. */
export interface Call {
  readonly method: Method
  /** `:id` in it stands for an id, which the body of the call gets as `params.id`. */
  readonly path: `/api/${string}`
  /** The property of the answer that carries the record or the records; left out where nothing is read. */
  readonly answer?: string
}

/** By field, the key of a fault and the key of the sentence that is said of it. */
export interface FieldMessages {
  readonly [field: string]: { readonly [fault: string]: string }
}

/** A call of its own address with a body of its own in the resource's server half. */
export interface OwnCall extends Call {
  /** May be called by whoever is not signed in. */
  readonly open?: true
  /** Belongs to a person's own session: an API key is refused. */
  readonly person?: true
  /** Whether it changes anything but the caller's own session; left out, a GET does not and anything else does. */
  readonly changes?: boolean
  /** What the body (POST, PATCH, DELETE) or the query (GET) carries. No field has the name of a part of the path. */
  readonly input?: AnyFields
  /** By field, the sentences that are said in place of the usual ones: keys of sentences by the keys of faults. */
  readonly messages?: FieldMessages
  /** The body has at most this many bytes, where that is less than what any call may send. */
  readonly limit?: number
  /** The kinds of problems that are this call's own, for the documents. */
  readonly problems?: readonly string[]
  /**
   * A form of HTML may post it without a script, and is led to `#sent` on this page of the public site afterwards. Where
   * something is wrong, the answer is the page with what is wrong at its fields. Its `language` says in which language.
   */
  readonly form?: `/${string}`
  /** The properties of the answer; left out, there is nothing to read. */
  readonly output?: Shapes
  /** What the call does, for the documents. */
  readonly summary?: string
}

/** The calls of a resource that it declares itself, by their names. */
export type OwnCalls = { readonly [call: string]: OwnCall }

/** Which calls serve list, one, create, update and delete; what wraps the body; where the answer is read. */
export interface Wire<Name extends string = string, Calls extends OwnCalls = OwnCalls> {
  readonly list?: Call & {
    readonly method: 'GET'
    readonly answer: string
    /** Properties that the server half adds where the call shares its address with the usual list. */
    readonly extras?: Shapes
  }
  readonly one?: Call & {
    readonly method: 'GET'
    readonly answer: string
    /** The query parameter, and the fields it is compared with, the first hit winning; `me` reads the caller's own record. */
    readonly by: Me | { readonly query: string; readonly fields: readonly (Name | 'id')[] }
  }
  /** The board: cards, columns, and the order of the columns. */
  readonly board?: Call & { readonly method: 'GET'; readonly answer: string }
  readonly create?: Call & { readonly method: 'POST'; readonly wraps?: string }
  readonly update?: Call & { readonly method: 'POST'; readonly id: string; readonly wraps: string }
  /** Changes the caller's own record: the body carries the values, as far as their role may set them. */
  readonly change?: Call & { readonly method: 'PATCH'; readonly by: Me; readonly answer: string }
  readonly delete?: Call & { readonly method: 'POST'; readonly id: string }
  /**
   * Puts a record into its place: the body carries its `id`, the column in `to`, and `beforeId`. `order` is the property
   * of the answer that carries the ids of all records in their order.
   */
  readonly place?: Call & {
    readonly method: 'POST'
    readonly id: string
    readonly to?: string
    readonly answer: string
    readonly order?: string
  }
  readonly own?: Calls
}
