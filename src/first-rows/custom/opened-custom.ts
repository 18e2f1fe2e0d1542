import type { PrefetchedResponse } from '#base/prefetch'
import { handover } from '../handover'

/** What the inline script has requested of a custom page, for the script that renders it. */
export interface OpenedCustom {
  readonly account: Promise<PrefetchedResponse>
  /** Of the `reads` of the page, in their order. */
  readonly reads: readonly Promise<PrefetchedResponse>[]
  /** To be called once the page is rendered, or when it is known that it cannot be. */
  readonly onSettled: () => void
}

export const { give: giveCustom, whenGiven: whenCustomIsOpen } = handover<OpenedCustom>()
