import type { Language } from '#server/base/caller'
import type { Reader } from '#server/read/list'
import type { Services } from './services'
import type { Filling } from '#server/base/fill'

/** What a page was asked for with. */
export interface PartRequest {
  readonly language: Language
  /** What stands in the places of its address, such as `slug`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

export interface SiteReading extends PartRequest {
  readonly services: Services
  /** Reads what everybody may know. */
  readonly reader: Reader
}

/** What fills a page; or where it is found now; or nothing, where there is no such page. */
export type SiteAnswer = { readonly filling: Filling } | { readonly movedTo: string } | undefined

/** What a resource gives to a page of the public site, whose places it fills. */
export interface SitePart {
  /** The resources from which it is read: once one of them has changed, it is read again. */
  readonly of: readonly string[]
  /** Which of its pages is asked for. One without a name is made anew each time. */
  readonly named: (requested: PartRequest) => string | undefined
  readonly read: (reading: SiteReading) => Promise<SiteAnswer>
}
