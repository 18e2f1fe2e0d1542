import type { AreaIcon } from '../choices/area-icons'

/**
 * Declares a page that no view can show: the router and the server read its URL, `client/screens.ts` has the
 * component.
 */
export interface CustomPage {
  /** The URL; if it is the URL of a generated screen, the page replaces that screen. */
  readonly path: `/dashboard/${string}`
  /** The resource that it shows; users who may not read it are refused. */
  readonly resource: string
  /**
   * The URLs that it reads first, which are requested before the application has loaded. They contain parameters of the
   * path (`:id`), and are exactly those that the page requests where its URL has no query.
   */
  readonly reads?: readonly `/api/${string}`[]
  /** Its menu entry, if it is more than a page of its resource; `name` is a key of `pages` in the locales. */
  readonly menu?: {
    readonly group: string
    readonly name: string
    readonly icon: AreaIcon
    /** Its position among the custom pages of the group. */
    readonly order: number
  }
}
export type CustomPages = readonly CustomPage[]
