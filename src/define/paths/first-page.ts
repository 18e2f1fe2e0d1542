/**
 * Declares that a custom page shows what it reads before the application has loaded: `client/first-page.tsx` of the
 * feature renders it from the responses to the `reads` of the page.
 */
export interface FirstPage {
  /** The paths of the custom pages, as the feature declares them. */
  readonly paths: readonly `/dashboard/${string}`[]
  /** Whether the pages are work areas, whose heading is one short line. */
  readonly compact?: boolean
  /** The keys of the texts that are shown; a text that depends on a number has a key for each of its forms. */
  readonly texts: readonly string[]
  /** The icons that are shown. */
  readonly icons: readonly string[]
}
