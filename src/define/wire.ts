import type { Me } from './access'
import type { AnyFields } from './kinds'
import type { Shapes } from './shapes'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A call with an address of its own for one of a resource's default operations. */
export interface Call {
  readonly method: Method
  /** `:id` stands for an id, which is passed as `params.id`. */
  readonly path: `/api/${string}`
  /** The property of the response that holds the record or the records; absent if nothing is read. */
  readonly answer?: string
}

/** By field and by the key of a fault: the translation key of its message. */
export interface FieldMessages {
  readonly [field: string]: { readonly [fault: string]: string }
}

/** A custom endpoint, with a handler in the resource hooks. */
export interface OwnCall extends Call {
  /** Anonymous callers may use it. */
  readonly open?: true
  /** Needs a session; an API key is refused. */
  readonly person?: true
  /** Whether it changes anything but the caller's own session; by default a GET does not and other methods do. */
  readonly changes?: boolean
  /** The fields of the body (POST, PATCH, DELETE) or the query (GET). None may have the name of a path parameter. */
  readonly input?: AnyFields
  /** A form in the browser is made of the input; without this, the browser has only its types. */
  readonly isShown?: true
  /** Messages that replace the default ones, as translation keys by field and key of the fault. */
  readonly messages?: FieldMessages
  /** The most bytes of the body, if fewer than the general limit. */
  readonly limit?: number
  /** The problem types that only this call has, for the API documentation. */
  readonly problems?: readonly string[]
  /**
   * An HTML form may submit it without JavaScript and is redirected to `#sent` on this page of the public site. If a
   * value is wrong, the response is the page with the errors at their fields. The field `language` sets the language.
   */
  readonly form?: `/${string}`
  /** The properties of the response; absent if it has no body. */
  readonly output?: Shapes
  /** What the call does, for the API documentation. */
  readonly summary?: string
}

/** The custom endpoints of a resource, by name. */
export type OwnCalls = { readonly [call: string]: OwnCall }

/**
 * Which calls replace list, one, create, update and delete, what wraps the body, and where the response holds the
 * data.
 */
export interface Wire<Name extends string = string, Calls extends OwnCalls = OwnCalls> {
  readonly list?: Call & {
    readonly method: 'GET'
    readonly answer: string
    /** Properties that the resource hooks add if the call has the same address as the default list. */
    readonly extras?: Shapes
  }
  readonly one?: Call & {
    readonly method: 'GET'
    readonly answer: string
    /**
     * The query parameter, and the fields it is compared with in order, the first match wins; `me` reads the caller's
     * own record.
     */
    readonly by: Me | { readonly query: string; readonly fields: readonly (Name | 'id')[] }
  }
  /** The board: cards, columns, and the order of the columns. */
  readonly board?: Call & { readonly method: 'GET'; readonly answer: string }
  readonly create?: Call & { readonly method: 'POST'; readonly wraps?: string }
  readonly update?: Call & { readonly method: 'POST'; readonly id: string; readonly wraps: string }
  /** Updates the caller's own record: the body holds the values, as far as their role may set them. */
  readonly change?: Call & { readonly method: 'PATCH'; readonly by: Me; readonly answer: string }
  readonly delete?: Call & { readonly method: 'POST'; readonly id: string }
  /**
   * Moves a record: the body holds its `id`, the column in `to`, and `beforeId`. `order` is the property of the
   * response that holds the ids of all records in order.
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
