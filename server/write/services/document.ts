import type { Queryable } from '#server/base/database'
import type { Services } from './services'

/** A request for an HTML document of a resource, without a session. */
export interface DocumentRequest {
  readonly services: Services
  /** The database for reading; its statements are cancelled when the client disconnects. */
  readonly reading: Queryable
  /** The values of the parameters of the path, such as `ticket`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

/** An HTML document that only pages of this site may embed in a frame. */
export interface HtmlDocument {
  readonly html: string
  readonly contentSecurityPolicy: string
}
