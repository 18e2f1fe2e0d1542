/**
 * Declares that a catalogue is shown before the application has loaded: `client/first-catalogue.tsx` of the feature
 * renders what the feature adds to it.
 */
export interface FirstCatalogue {
  /** The name of the resource whose gallery has facets. */
  readonly resource: string
  /** The keys of the feature's texts that are shown; a text that depends on a number has a key for each of its forms. */
  readonly texts: readonly string[]
  /** The feature's icons that are shown. */
  readonly icons: readonly string[]
}
