import { hydrate } from '../../islands/hydrate'
import { Spending } from './spending'

export const take = (element: HTMLElement): void => hydrate(element, Spending)
