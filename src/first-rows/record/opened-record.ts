import type { PrefetchedResponse } from '#base/prefetch'
import { handover } from '../handover'

/** The record that the inline script has requested, for the script that renders it. */
export interface OpenedRecord {
  readonly account: Promise<PrefetchedResponse>
  readonly record: Promise<PrefetchedResponse>
  /** To be called once the record is rendered, or when it is known that it cannot be. */
  readonly onSettled: () => void
}

export const { give: giveRecord, whenGiven: whenRecordIsOpen } = handover<OpenedRecord>()
