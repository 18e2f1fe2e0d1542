import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Audience } from './audience'

/** The context in which the paths of a resource are described. */
export interface Described {
  readonly app: App
  readonly resource: AnyResource
  readonly audience: Audience
}
