import type { ComponentType } from 'react'

/** What a custom page is rendered from before the application has loaded. */
export interface FirstPartProps {
  /** The parameters of the path. */
  readonly parameters: Readonly<Record<string, string>>
  /** The contents of the responses to the `reads` of the page, in their order. */
  readonly answers: readonly unknown[]
}

/**
 * What a custom page shows before the application has loaded, exported as `firstPart` by `client/first-page.tsx` of a
 * feature. Its components become DOM elements once: of the hooks they use only those of translations, of the signed-in
 * user, and those of React that keep a value. An element whose scroll position the application takes over has the
 * attribute `data-scrolls` in both.
 */
export interface FirstPart {
  /** The buttons beside the heading. */
  readonly actions?: ComponentType<FirstPartProps>
  /** What follows the heading. */
  readonly content: ComponentType<FirstPartProps>
}
