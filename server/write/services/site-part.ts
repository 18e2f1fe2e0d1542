import type { Language } from '#server/base/caller'
import type { Reader } from '#server/read/list'
import type { Services } from './services'
import type { Filling } from '#server/base/fill'

/** The request for a page. */
export interface PartRequest {
  readonly language: Language
  /** The values of the path parameters, such as `slug`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

export interface SiteReading extends PartRequest {
  readonly services: Services
  /** Reads what anonymous visitors may read. */
  readonly reader: Reader
}

/** The content of a page; or its new address; or undefined where there is no such page. */
export type SiteAnswer = { readonly filling: Filling } | { readonly movedTo: string } | undefined

/** The content that a resource provides for the placeholders of a page of the public site. */
export interface SitePart {
  /** The resources that are read: after a change of one of them, the part is read again. */
  readonly of: readonly string[]
  /** The cache key of the requested page. A page without one is rendered for each request. */
  readonly named: (requested: PartRequest) => string | undefined
  readonly read: (reading: SiteReading) => Promise<SiteAnswer>
}
