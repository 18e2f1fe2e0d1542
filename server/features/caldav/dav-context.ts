import type { Reader } from '#server/read/list'
import type { Services } from '#server/write/services/services'

/** The user of a request, as CalDAV shows them. */
export interface DavUser {
  readonly id: string
  readonly address: string
  readonly name: string
  readonly zone: string | undefined
}

/** What a request of CalDAV is answered with. */
export interface DavContext {
  readonly services: Services
  readonly reader: Reader
  readonly user: DavUser
}
