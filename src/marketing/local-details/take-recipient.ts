import { hydrate } from '../islands/hydrate'
import { Recipient } from './recipient'

export const take = (element: HTMLElement): void => hydrate(element, Recipient)
