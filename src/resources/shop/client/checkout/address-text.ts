import { nameOfCode } from '#base/format/intl'
import type { Billing } from '../cart/checkout-state'

type Address = Pick<Billing, 'address' | 'zipCode' | 'city' | 'state' | 'country'>

/** An address in lines: street, postal code with city and state, country. */
export function addressText({ address, zipCode, city, state, country }: Address, locale: string): string {
  const town = [zipCode, city, state].filter(Boolean).join(' ')
  return [address, town, nameOfCode('region', country, locale)].filter(Boolean).join('\n')
}
