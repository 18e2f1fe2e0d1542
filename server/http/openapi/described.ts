import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Audience } from './audience'

/** A resource as the paths read it. */
export interface Described {
  readonly app: App
  readonly resource: AnyResource
  readonly audience: Audience
}
