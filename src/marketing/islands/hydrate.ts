import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island with the props that it was rendered with at build time. */
export function hydrate<Given extends object>(element: HTMLElement, Part: ComponentType<Given>): void {
  const { island, given } = element.dataset
  const props = JSON.parse(given ?? '{}') as Given
  hydrateRoot(element, createElement(Part, props), { identifierPrefix: `${island}-` })
}
