import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hands a part that React has drawn when the page was built over to React in the browser, with what it was given then. */
export function hydrate<Given extends object>(element: HTMLElement, Part: ComponentType<Given>): void {
  const { island, given } = element.dataset
  const props = JSON.parse(given ?? '{}') as Given
  hydrateRoot(element, createElement(Part, props), { identifierPrefix: `${island}-` })
}
