import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address'

/** Names that are never public. A name without a dot is one of the own network. */
export const isLocalName = (host: string): boolean =>
  !host.replace(/\.$/, '').includes('.') || /\.(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)

/** Whether a host is certainly not of the public internet, before its name is resolved. */
export const isLocalHost = (host: string): boolean =>
  isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host)

/** The addresses of a name, those of IPv4 first. */
export const addressesOf = (host: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    resolveName(host, { all: true, verbatim: false }, (error, found: LookupAddress[]) => {
      if (error) reject(error)
      else
        resolve(found.toSorted((first, second) => first.family - second.family).map(({ address }) => address))
    })
  })
