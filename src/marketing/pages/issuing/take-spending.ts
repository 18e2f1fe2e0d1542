import { hydrate } from '#marketing/islands/hydrate'
import { Spending } from './spending'

export const take = (element: HTMLElement): void => hydrate(element, Spending)
