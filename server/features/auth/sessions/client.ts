import type { OwnRequest } from '#server/write/services/services'
import { clientOf, networkOf } from '#server/base/client-address'

/** The browser and the network of a request. */
export interface Device {
  readonly userAgent: string | undefined
  /** The part of the IP address that identifies the network. */
  readonly network: string | undefined
}

export const deviceOf = ({ userAgent, address }: OwnRequest): Device => ({
  userAgent,
  network: networkOf(address),
})

/**
 * The key under which attempts of one client are counted. The address claimed by an unknown proxy distinguishes the
 * proxy's clients.
 */
export const clientKey = ({
  address,
  claimedAddress,
}: Pick<OwnRequest, 'address' | 'claimedAddress'>): string =>
  claimedAddress ? `${clientOf(address)} for ${clientOf(claimedAddress)}` : clientOf(address)
