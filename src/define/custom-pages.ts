import type { AreaIcon } from './area-icons'

/** A page that no view can show, as data: the router and the server read its address, `client/screens.ts` what renders it. */
export interface CustomPage {
  /** Where it takes the place of a generated screen, that screen's address. */
  readonly path: `/dashboard/${string}`
  /** The resource that it shows: users who may not read it are refused. */
  readonly resource: string
  /** Its line in the menu, where it is more than a page of its resource; `name` is a key of `pages` in the locales. */
  readonly menu?: {
    readonly group: string
    readonly name: string
    readonly icon: AreaIcon
    /** Its position among the custom pages of the group. */
    readonly order: number
  }
}
export type CustomPages = readonly CustomPage[]
