import type { OwnRequest } from '#server/write/services/services'
import { clientOf, networkOf } from '#server/base/client-address'

/** From where somebody asks. */
export interface Device {
  readonly userAgent: string | undefined
  /** The part of the address that tells networks apart. */
  readonly network: string | undefined
}

export const deviceOf = ({ userAgent, address }: OwnRequest): Device => ({
  userAgent,
  network: networkOf(address),
})

/** By what attempts of one client are counted; what an unknown proxy says tells its clients apart. */
export const clientKey = ({ address, claimedAddress }: OwnRequest): string =>
  claimedAddress ? `${clientOf(address)} for ${clientOf(claimedAddress)}` : clientOf(address)
