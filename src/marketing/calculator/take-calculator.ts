import { hydrate } from '../islands/hydrate'
import { Calculator } from './calculator'

export const take = (element: HTMLElement): void => hydrate(element, Calculator)
