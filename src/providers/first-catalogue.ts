import type { ComponentType, ReactNode } from 'react'
import type { AnyResource } from '#define'
import type { Row } from './data/answers'

/**
 * What a feature adds to its catalogue before the application has loaded, exported as `firstCatalogue` by
 * `client/first-catalogue.tsx`. The components become DOM elements as those of a `FirstPart` do.
 */
export interface FirstCatalogueParts {
  /** What the application renders as the custom part `card`. */
  readonly card?: (props: { readonly resource: AnyResource; readonly row: Row }) => ReactNode
  /** What the application renders as the custom part `catalogue`. */
  readonly tools?: ComponentType
  /** The order that a user has chosen last, as the URL has it; it applies to a URL without one. */
  readonly storedOrder?: () => StoredOrder | undefined
}

interface StoredOrder {
  readonly order: string
  /** The id of the user. */
  readonly owner: string | null
}
