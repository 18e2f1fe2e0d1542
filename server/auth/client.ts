import type { OwnRequest } from '../services'
import { clientOf, networkOf } from '../rest/address'

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

/** By what attempts of one client are counted. */
export const clientKey = ({ address }: OwnRequest): string => clientOf(address)
